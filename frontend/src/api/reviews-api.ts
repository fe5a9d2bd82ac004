import { api } from './api';
import { call, endpoint } from './call';
import type { ReviewPage } from './types';

const REVIEWS_PER_PAGE = 5;

export const reviewsApi = api.injectEndpoints({
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
  }),
});

export const { useGetReviewsInfiniteQuery } = reviewsApi;
