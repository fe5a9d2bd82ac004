import { api } from './api';
import { call, endpoint } from './call';
import type {
  Moderation,
  OwnReview,
  OwnReviewState,
  ReviewDraft,
  ReviewPage,
  StaffReview,
  StaffReviewPage,
} from './types';
import { withoutEmpty, type TextFilters } from './text-filters';

/** The filters of the staff's list. */
interface ReviewSearch extends TextFilters<'/api/admin/reviews', 'status' | 'rating' | 'q'> {
  page: number;
}

const REVIEWS_PER_PAGE = 5;

const reviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The approved reviews of a product, page by page. */
    getReviews: build.infiniteQuery<ReviewPage, number, number>({
      ...endpoint(({ queryArg, pageParam }) =>
        call('/api/reviews', 'get', {
          query: { product_id: queryArg, page: pageParam, limit: REVIEWS_PER_PAGE },
        }),
      ),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
      },
      providesTags: ['Review'],
    }),
    /** The user's own review of a product, and whether they may write one. */
    getOwnReview: build.query<OwnReviewState, number>({
      ...endpoint((productId) => call('/api/reviews/mine', 'get', { query: { product_id: productId } })),
      providesTags: ['Review'],
    }),
    writeReview: build.mutation<{ review: OwnReview }, ReviewDraft>({
      ...endpoint((body) => call('/api/reviews/mine', 'put', { body })),
      invalidatesTags: ['Review', 'Product'],
    }),
    deleteReview: build.mutation<unknown, number>({
      ...endpoint((productId) => call('/api/reviews/mine', 'delete', { query: { product_id: productId } })),
      invalidatesTags: ['Review', 'Product'],
    }),
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

export const {
  useGetReviewsInfiniteQuery,
  useGetOwnReviewQuery,
  useWriteReviewMutation,
  useDeleteReviewMutation,
  useGetStaffReviewsQuery,
  useModerateReviewMutation,
} = reviewsApi;
