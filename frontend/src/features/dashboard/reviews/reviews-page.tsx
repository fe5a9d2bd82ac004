import { useGetStaffReviewsQuery } from '../../../api/staff-reviews-api';
import type { StaffReview } from '../../../api/types';
import { useOpenEdit } from '../kit/use-open-edit';
import { useStaffI18n } from '../i18n/staff-i18n';
import { FilterBar, FilterSelect, SearchField } from '../kit/filter-bar';
import { PageHead } from '../kit/page-head';
import { PagedItems } from '../kit/paged-items';
import { SavedViews } from '../kit/saved-views';
import { useList } from '../kit/use-list';
import { anyText, oneOf, useListAddress } from '../kit/use-list-address';
import { AnswerDialog } from './answer-dialog';
import { ReviewItem } from './review-item';

const PAGE_SIZE = 20;
const STATUSES = { '': 'Any status', pending: 'pending', approved: 'approved', hidden: 'hidden' } as const;
const FILTERS = {
  status: oneOf(Object.keys(STATUSES)),
  rating: oneOf(['1', '2', '3', '4', '5']),
  q: anyText,
};
const IN_PATH = { name: 'status', below: '/seller-dashboard/reviews' } as const;

/** The reviews of the seller's own products (admins: of all), newest first. */
export default function ReviewsPage() {
  const { t } = useStaffI18n();
  const address = useListAddress(FILTERS, { inPath: IN_PATH });
  const list = useList(useGetStaffReviewsQuery(address.search), address, PAGE_SIZE);
  const [answered, setAnswered] = useOpenEdit<StaffReview>('answer', ({ id }) => `answer-review-${id}`);
  const ratings = [5, 4, 3, 2, 1].map((count) => ({
    value: String(count),
    label: t('{count} stars', { count }),
  }));
  return (
    <>
      <PageHead title={t('Reviews')} />
      <FilterBar>
        <SearchField
          label={t('Search reviews')}
          placeholder={t('Words, author or product')}
          {...address.field('q')}
        />
        <FilterSelect label={t('Filter by status')} labels={STATUSES} {...address.field('status')} />
        <FilterSelect
          label={t('Filter by stars')}
          options={[{ value: '', label: t('Any stars') }, ...ratings]}
          {...address.field('rating')}
        />
        <SavedViews list="reviews" address={address} />
      </FilterBar>
      <PagedItems
        list={list}
        items={({ reviews }) => reviews}
        loading={t('Loading reviews...')}
        failed={t('Failed to fetch reviews')}
        nothing={t('No reviews here.')}
      >
        {(review) => <ReviewItem key={review.id} review={review} onAnswer={() => setAnswered(review)} />}
      </PagedItems>
      {answered && <AnswerDialog review={answered} onClose={() => setAnswered(null)} />}
    </>
  );
}
