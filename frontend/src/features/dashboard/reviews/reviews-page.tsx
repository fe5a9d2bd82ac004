import { Empty, Pagination } from 'antd';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { errorMessage } from '../../../api/problem';
import { useGetStaffReviewsQuery, type ReviewSearch } from '../../../api/reviews-api';
import { LoadError, Note } from '../../../components/notices';
import { useStaffI18n } from '../i18n/staff-i18n';
import { PageHead } from '../shell/page-head';
import { ReviewFilters } from './review-filters';
import { ReviewItem } from './review-item';
import styles from './reviews.module.css';

const PAGE_SIZE = 20;
const STATUSES = ['pending', 'approved', 'hidden'];

/** The reviews of what one sells (an admin: all), newest first; the address holds which of them. */
export default function ReviewsPage() {
  const { t, said } = useStaffI18n();
  const { status = '' } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const search: ReviewSearch = {
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    status: STATUSES.includes(status) ? status : '',
    rating: params.get('rating') ?? '',
    q: params.get('q') ?? '',
  };
  const { currentData, data = currentData, error, isFetching, refetch } = useGetStaffReviewsQuery(search);

  const show = (wanted: Partial<ReviewSearch>) => {
    const { status: queue, page, ...rest } = { ...search, page: 1, ...wanted };
    const told = Object.entries({ ...rest, page: page > 1 ? String(page) : '' }).filter(
      ([, word]) => word !== '',
    );
    const query = new URLSearchParams(told).toString();
    void navigate(`/seller-dashboard/reviews${queue && `/${queue}`}${query && `?${query}`}`);
  };

  return (
    <>
      <PageHead title={t('Reviews')} />
      <ReviewFilters search={search} onChange={show} />
      {error && (
        <LoadError message={said(errorMessage(error, t('Failed to fetch reviews')))} onRetry={refetch} />
      )}
      {!data && !error && <Note>{t('Loading reviews...')}</Note>}
      {data?.reviews.length === 0 && <Empty description={t('No reviews here.')} />}
      <ul className={styles.list} aria-busy={isFetching}>
        {data?.reviews.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
      {data && data.totalPages > 1 && (
        <Pagination
          current={data.page}
          pageSize={PAGE_SIZE}
          total={data.total}
          showSizeChanger={false}
          onChange={(page) => show({ page })}
        />
      )}
    </>
  );
}
