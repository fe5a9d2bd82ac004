import { api, KEPT_FOR_RETURN } from './api';
import { asking, call } from './call';
import type { Brand, CategorySlug, ListedBrand } from './types';

export const brandsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBrands: build.query<ListedBrand[], void>({
      ...asking(
        () => call('/api/brands', 'get'),
        ({ brands }) => brands,
      ),
      providesTags: ['Brand'],
    }),
    getBrandsByCategory: build.query<Brand[], CategorySlug>({
      ...asking(
        (slug) => call('/api/brands-by-category/{slug}', 'get', { path: { slug } }),
        ({ brands }) => brands,
      ),
      providesTags: ['Brand'],
      keepUnusedDataFor: KEPT_FOR_RETURN,
    }),
  }),
});

export const { useGetBrandsQuery, useGetBrandsByCategoryQuery } = brandsApi;
