import { api, KEPT_FOR_RETURN } from './api';
import type { Brand, CategorySlug, ListedBrand } from './types';

export const brandsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBrands: build.query<ListedBrand[], void>({
      query: () => '/api/brands',
      transformResponse: (answer: { brands: ListedBrand[] }) => answer.brands,
      providesTags: ['Brand'],
    }),
    getBrandsByCategory: build.query<Brand[], CategorySlug>({
      query: (slug) => `/api/brands-by-category/${slug}`,
      transformResponse: (answer: { brands: Brand[] }) => answer.brands,
      providesTags: ['Brand'],
      keepUnusedDataFor: KEPT_FOR_RETURN,
    }),
  }),
});

export const { useGetBrandsQuery, useGetBrandsByCategoryQuery } = brandsApi;
