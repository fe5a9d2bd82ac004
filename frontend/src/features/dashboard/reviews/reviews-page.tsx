import { Empty } from 'antd';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams, type NavigateOptions } from 'react-router-dom';
import { useGetStaffReviewsQuery, type ReviewSearch } from '../../../api/reviews-api';
import type { StaffReview } from '../../../api/types';
import { LoadError, Note } from '../../../components/notices';
import { useStaffI18n } from '../i18n/staff-i18n';
import { PageChoice } from '../kit/page-choice';
import cards from '../kit/cards.module.css';
import { PageHead } from '../kit/page-head';
import { shownOf } from '../kit/shown-of';
import { useLastPage } from '../kit/use-last-page';
import { AnswerModal } from './answer-modal';
import { ReviewFilters } from './review-filters';
import { ReviewItem } from './review-item';

const PAGE_SIZE = 20;
const STATUSES = ['pending', 'approved', 'hidden'];

/** The reviews of what one sells (an admin: all), newest first; the address holds which of them. */
export default function ReviewsPage() {
  const { t, translateProblem } = useStaffI18n();
  const { status = '' } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const search: ReviewSearch = {
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    status: STATUSES.includes(status) ? status : '',
    rating: params.get('rating') ?? '',
    q: params.get('q') ?? '',
  };
  const query = useGetStaffReviewsQuery(search);
  const { error, isFetching, refetch } = query;
  const shown = shownOf(query);
  const [answered, setAnswered] = useState<StaffReview | null>(null);

  const show = (wanted: Partial<ReviewSearch>, options?: NavigateOptions) => {
    const { status: queue, page, ...rest } = { ...search, page: 1, ...wanted };
    const told = Object.entries({ ...rest, page: page > 1 ? String(page) : '' }).filter(
      ([, word]) => word !== '',
    );
    const words = new URLSearchParams(told).toString();
    void navigate(`/seller-dashboard/reviews${queue && `/${queue}`}${words && `?${words}`}`, options);
  };
  useLastPage(query, search.page, PAGE_SIZE, (page) => show({ page }, { replace: true }));

  return (
    <>
      <PageHead title={t('Reviews')} />
      <ReviewFilters search={search} onChange={show} />
      {error && (
        <LoadError message={translateProblem(error) ?? t('Failed to fetch reviews')} onRetry={refetch} />
      )}
      {!shown && !error && <Note>{t('Loading reviews...')}</Note>}
      {shown?.total === 0 && <Empty description={t('No reviews here.')} />}
      <ul className={cards.list} aria-busy={isFetching}>
        {shown?.reviews.map((review) => (
          <ReviewItem key={review.id} review={review} onAnswer={() => setAnswered(review)} />
        ))}
      </ul>
      <PageChoice list={shown} pageSize={PAGE_SIZE} onPage={(page) => show({ page })} />
      {answered && <AnswerModal review={answered} onClose={() => setAnswered(null)} />}
    </>
  );
}
