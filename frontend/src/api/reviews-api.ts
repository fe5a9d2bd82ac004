import { api } from './api';
import type {
  Moderation,
  OwnReview,
  OwnReviewState,
  ReviewDraft,
  ReviewPage,
  StaffReview,
  StaffReviewPage,
} from './types';

/** What the staff's list is narrowed to; an empty text stands for no wish. */
export interface ReviewSearch {
  page: number;
  status: string;
  rating: string;
  q: string;
}

const REVIEWS_PER_PAGE = 5;

const reviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The reviews that the shop shows of a product, by fives. */
    getReviews: build.infiniteQuery<ReviewPage, number, number>({
      query: ({ queryArg, pageParam }) => ({
        url: '/api/reviews',
        params: { product_id: queryArg, page: pageParam, limit: REVIEWS_PER_PAGE },
      }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
      },
      providesTags: ['Review'],
    }),
    /** One's own review of a product, and whether one may write it. */
    getOwnReview: build.query<OwnReviewState, number>({
      query: (productId) => `/api/reviews/mine?product_id=${productId}`,
      providesTags: ['Review'],
    }),
    writeReview: build.mutation<{ review: OwnReview }, ReviewDraft>({
      query: (body) => ({ url: '/api/reviews/mine', method: 'PUT', body }),
      invalidatesTags: ['Review', 'Product'],
    }),
    deleteReview: build.mutation<unknown, number>({
      query: (productId) => ({ url: `/api/reviews/mine?product_id=${productId}`, method: 'DELETE' }),
      invalidatesTags: ['Review', 'Product'],
    }),
    getStaffReviews: build.query<StaffReviewPage, ReviewSearch>({
      query: (search) => {
        const wanted = Object.entries(search).filter(([, value]) => value !== '');
        return { url: '/api/admin/reviews', params: Object.fromEntries(wanted) };
      },
      providesTags: ['Review'],
    }),
    moderateReview: build.mutation<{ review: StaffReview }, { id: number; change: Moderation }>({
      query: ({ id, change }) => ({ url: `/api/admin/reviews/${id}`, method: 'PATCH', body: change }),
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
