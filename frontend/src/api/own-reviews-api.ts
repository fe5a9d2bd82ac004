import { api } from './api';
import { call, endpoint } from './call';
import type { OwnReview, OwnReviewState, ReviewDraft } from './types';

const ownReviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
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
  }),
});

export const { useGetOwnReviewQuery, useWriteReviewMutation, useDeleteReviewMutation } = ownReviewsApi;
