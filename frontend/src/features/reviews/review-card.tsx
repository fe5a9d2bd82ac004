import type { ShownReview } from '../../api/types';
import { SaidCard } from '../../components/said';
import { Stars } from '../../components/stars';
import { formatMoment } from '../../lib/dates';
import { useI18n } from '../../lib/i18n/i18n';
import { reviewAuthor } from '../../lib/review-author';

/** One review with the shop's answer. */
export function ReviewCard({ review }: { review: ShownReview }) {
  const { t, language } = useI18n();
  const head = (
    <>
      <Stars rating={review.rating} />
      <strong>{reviewAuthor(review, t)}</strong>
      {/* By the shop's clock, as the server renders it; browsers differ in the spaces. */}
      <time dateTime={review.updated_at} suppressHydrationWarning>
        {formatMoment(review.updated_at, language)}
      </time>
    </>
  );
  return <SaidCard head={head} text={review.text} answer={review.answer} />;
}
