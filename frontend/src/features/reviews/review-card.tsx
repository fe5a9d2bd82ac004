import { shopZone } from '../../api/shop-time';
import type { ShownReview } from '../../api/types';
import { Stars } from '../../components/stars';
import { formatMoment } from '../../lib/dates';
import { useI18n } from '../../lib/i18n/i18n';
import { reviewAuthor } from '../../lib/review-author';
import { SHOP_NAME } from '../../lib/shop';
import styles from './review-card.module.css';
import { ReviewHead, ReviewText } from './review-parts';

/** One review with the shop's answer. */
export function ReviewCard({ review }: { review: ShownReview }) {
  const { t, language } = useI18n();
  return (
    <li className={styles.card}>
      <ReviewHead>
        <Stars rating={review.rating} />
        <strong>{reviewAuthor(review, t)}</strong>
        {/* By the shop's clock, as the server renders it; browsers differ in the spaces. */}
        <time dateTime={review.updated_at} suppressHydrationWarning>
          {formatMoment(review.updated_at, language, shopZone)}
        </time>
      </ReviewHead>
      {review.text && <ReviewText>{review.text}</ReviewText>}
      {review.answer && (
        <div className={styles.answer}>
          <strong>{t('{shop} answers', { shop: SHOP_NAME })}</strong>
          <ReviewText>{review.answer}</ReviewText>
        </div>
      )}
    </li>
  );
}
