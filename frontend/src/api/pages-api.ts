import { api } from './api';
import { call, endpoint } from './call';
import type { PageSlug, Shop, ShopPage } from './types';

export const pagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPage: build.query<ShopPage, PageSlug>({
      ...endpoint(
        (slug) => call('/api/pages/{slug}', 'get', { path: { slug } }),
        ({ page }) => page,
      ),
      providesTags: ['Page'],
    }),
    /** How shoppers reach the shop, and how it writes its prices. */
    getShop: build.query<Shop, void>({
      ...endpoint(
        () => call('/api/shop', 'get'),
        ({ shop }) => shop,
      ),
      providesTags: ['Page'],
    }),
  }),
});

export const { useGetPageQuery, useGetShopQuery } = pagesApi;
