import { useEffect } from 'react';
import { useGetReviewsInfiniteQuery } from '../../api/reviews-api';
import { Button } from '../../components/button';
import { LoadError, Note } from '../../components/notices';
import { Stars } from '../../components/stars';
import { useI18n } from '../../lib/i18n/i18n';
import { OwnReview } from './own-review';
import styles from './product-reviews.module.css';
import { ReviewCard } from './review-card';

interface ProductReviewsProps {
  productId: number;
  /** Whether the user is logged in with a verified email. */
  isCustomer: boolean;
}

/** A product's reviews, and the customer's own if they have bought the product. */
export default function ProductReviews({ productId, isCustomer }: ProductReviewsProps) {
  const { t, translateProblem } = useI18n();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetching } =
    useGetReviewsInfiniteQuery(productId);
  const pages = data?.pages ?? [];
  const [first] = pages;
  const reviews = new Map(pages.flatMap((page) => page.reviews).map((review) => [review.id, review]));
  // Once a review came or went, the pages after it begin elsewhere, with one that is shown already or behind one that is not.
  const hasShifted = pages.some(({ total }) => total !== first?.total);
  useEffect(() => {
    if (hasShifted && !isFetching) void refetch();
  }, [hasShifted, isFetching, refetch]);
  return (
    <section id="reviews" className={styles.section} aria-labelledby="reviews-title">
      <h2 id="reviews-title" className={styles.title}>
        {t('Reviews')}
      </h2>
      {!data && !error && <Note>{t('Loading reviews...')}</Note>}
      {error && (
        <LoadError message={translateProblem(error) ?? t('Failed to load reviews')} onRetry={refetch} />
      )}
      {first && first.total === 0 && <Note>{t('No reviews yet.')}</Note>}
      {first && first.average !== null && <Summary average={first.average} stars={first.stars} />}
      {isCustomer && <OwnReview productId={productId} />}
      <ul className={styles.list}>
        {[...reviews.values()].map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </ul>
      {hasNextPage && (
        <Button kind="quiet" disabled={isFetching} onClick={() => void fetchNextPage()}>
          {t('Show more reviews')}
        </Button>
      )}
    </section>
  );
}

function Summary({ average, stars }: { average: number; stars: number[] }) {
  const { t } = useI18n();
  const total = stars.reduce((sum, count) => sum + count, 0);
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        <strong>{average.toFixed(1)}</strong> <Stars rating={average} />
        <span>{total === 1 ? t('1 review') : t('{count} reviews', { count: total })}</span>
      </p>
      <dl className={styles.spread}>
        {[5, 4, 3, 2, 1].map((rating) => (
          <div key={rating}>
            <dt>{rating === 1 ? t('1 star') : t('{rating} stars', { rating })}</dt>
            <dd>
              <span className={styles.bar} aria-hidden="true">
                <span style={{ width: `${((stars[rating - 1] ?? 0) / total) * 100}%` }} />
              </span>
              {stars[rating - 1]}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
