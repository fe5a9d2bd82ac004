import { api } from './api';
import { call, endpoint } from './call';
import type { PriceList } from './types';

const priceListsApi = api.enhanceEndpoints({ addTagTypes: ['Supplier'] }).injectEndpoints({
  endpoints: (build) => ({
    getSuppliers: build.query<string[], void>({
      ...endpoint(
        () => call('/api/products/price-lists', 'get'),
        ({ suppliers }) => suppliers,
      ),
      providesTags: ['Supplier'],
    }),
    /** What a price list would do. `form` holds its `csv`, the supplier and how it is read. */
    checkPriceList: build.mutation<PriceList, FormData>({
      ...endpoint((form) => call('/api/products/price-lists/check', 'post', { body: form })),
    }),
    takePriceList: build.mutation<{ products: number; pieces: number }, FormData>({
      ...endpoint(
        (form) => call('/api/products/price-lists', 'post', { body: form }),
        ({ taken }) => taken,
      ),
      invalidatesTags: ['Supplier', 'Product'],
    }),
  }),
});

export const { useGetSuppliersQuery, useCheckPriceListMutation, useTakePriceListMutation } = priceListsApi;
