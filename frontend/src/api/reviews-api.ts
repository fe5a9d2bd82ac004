import { api } from './api';
import { asking, call } from './call';
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

/** What the staff's list is narrowed to. */
interface ReviewSearch extends TextFilters<'/api/admin/reviews', 'status' | 'rating' | 'q'> {
  page: number;
}

const REVIEWS_PER_PAGE = 5;

const reviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The reviews that the shop shows of a product, by fives. */
    getReviews: build.infiniteQuery<ReviewPage, number, number>({
      ...asking(({ queryArg, pageParam }) =>
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
    /** One's own review of a product, and whether one may write it. */
    getOwnReview: build.query<OwnReviewState, number>({
      ...asking((productId) => call('/api/reviews/mine', 'get', { query: { product_id: productId } })),
      providesTags: ['Review'],
    }),
    writeReview: build.mutation<{ review: OwnReview }, ReviewDraft>({
      ...asking((body) => call('/api/reviews/mine', 'put', { body })),
      invalidatesTags: ['Review', 'Product'],
    }),
    deleteReview: build.mutation<unknown, number>({
      ...asking((productId) => call('/api/reviews/mine', 'delete', { query: { product_id: productId } })),
      invalidatesTags: ['Review', 'Product'],
    }),
    getStaffReviews: build.query<StaffReviewPage, ReviewSearch>({
      ...asking((search) => call('/api/admin/reviews', 'get', { query: withoutEmpty(search) })),
      providesTags: ['Review'],
    }),
    moderateReview: build.mutation<{ review: StaffReview }, { id: number; change: Moderation }>({
      ...asking(({ id, change }) => call('/api/admin/reviews/{id}', 'patch', { path: { id }, body: change })),
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
