import { api } from './api';
import { call, endpoint } from './call';

/** The products that the user has marked, by their ids. */
const wishlistApi = api.enhanceEndpoints({ addTagTypes: ['Wishlist'] }).injectEndpoints({
  endpoints: (build) => ({
    getWishlist: build.query<number[], void>({
      ...endpoint(
        () => call('/api/account/wishlist', 'get'),
        ({ products }) => products,
      ),
      providesTags: ['Wishlist'],
    }),
    /** Shown at once, and taken back if it fails. */
    keepWishlist: build.mutation<unknown, number[]>({
      ...endpoint((products) => call('/api/account/wishlist', 'put', { body: { products } })),
      async onQueryStarted(products, { dispatch, queryFulfilled }) {
        const shown = dispatch(wishlistApi.util.updateQueryData('getWishlist', undefined, () => products));
        await queryFulfilled.catch(() => shown.undo());
      },
    }),
  }),
});

export const { useGetWishlistQuery, useKeepWishlistMutation } = wishlistApi;
