import { api } from './api';
import { KEEP_FOR_RETURN_SECONDS } from './keep-for-return';
import { call, endpoint } from './call';
import type { Brand, CategorySlug, ListedBrand } from './types';

export const brandsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBrands: build.query<ListedBrand[], void>({
      ...endpoint(
        () => call('/api/brands', 'get'),
        ({ brands }) => brands,
      ),
      providesTags: ['Brand'],
    }),
    getBrandsByCategory: build.query<Brand[], CategorySlug>({
      ...endpoint(
        (slug) => call('/api/brands-by-category/{slug}', 'get', { path: { slug } }),
        ({ brands }) => brands,
      ),
      providesTags: ['Brand'],
      keepUnusedDataFor: KEEP_FOR_RETURN_SECONDS,
    }),
  }),
});

export const { useGetBrandsQuery, useGetBrandsByCategoryQuery } = brandsApi;
