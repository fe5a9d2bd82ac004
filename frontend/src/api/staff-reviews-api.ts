import { api } from './api';
import { call, endpoint } from './call';
import { withoutEmpty, type TextFilters } from './text-filters';
import type { Moderation, StaffReview, StaffReviewPage } from './types';

/** The filters of the staff's list. */
interface ReviewSearch extends TextFilters<'/api/admin/reviews', 'status' | 'rating' | 'q'> {
  page: number;
}

const staffReviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStaffReviews: build.query<StaffReviewPage, ReviewSearch>({
      ...endpoint((search) => call('/api/admin/reviews', 'get', { query: withoutEmpty(search) })),
      providesTags: ['Review'],
    }),
    moderateReview: build.mutation<{ review: StaffReview }, { id: number; change: Moderation }>({
      ...endpoint(({ id, change }) =>
        call('/api/admin/reviews/{id}', 'patch', { path: { id }, body: change }),
      ),
      invalidatesTags: ['Review', 'Product'],
    }),
  }),
});

export const { useGetStaffReviewsQuery, useModerateReviewMutation } = staffReviewsApi;
