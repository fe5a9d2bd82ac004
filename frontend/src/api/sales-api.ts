import { api } from './api';
import { call, endpoint } from './call';
import { withoutEmpty, type TextFilters } from './text-filters';
import type { Sale, SaleChange, SaleDraft, SalePage, SalePreview } from './types';

/** Sales on one page of the dashboard's list. */
export const SALE_PAGE_SIZE = 20;

interface SaleSearch extends TextFilters<'/api/admin/sales', 'state'> {
  page: number;
}

const salesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSales: build.query<SalePage, SaleSearch>({
      ...endpoint(({ page, ...search }) =>
        call('/api/admin/sales', 'get', { query: { page, limit: SALE_PAGE_SIZE, ...withoutEmpty(search) } }),
      ),
      providesTags: ['Sale'],
    }),
    /** With the products that it names. */
    getSale: build.query<Sale, number>({
      ...endpoint(
        (id) => call('/api/admin/sales/{id}', 'get', { path: { id } }),
        ({ sale }) => sale,
      ),
      providesTags: ['Sale'],
    }),
    /** What a sale would do that is not saved. */
    previewSale: build.query<SalePreview, SaleDraft>({
      ...endpoint((body) => call('/api/admin/sales/preview', 'post', { body })),
      keepUnusedDataFor: 0,
    }),
    createSale: build.mutation<unknown, SaleDraft>({
      ...endpoint((body) => call('/api/admin/sales', 'post', { body })),
      invalidatesTags: ['Sale', 'Product'],
    }),
    changeSale: build.mutation<unknown, { id: number; change: SaleChange }>({
      ...endpoint(({ id, change }) => call('/api/admin/sales/{id}', 'patch', { path: { id }, body: change })),
      invalidatesTags: ['Sale', 'Product'],
    }),
  }),
});

export const {
  useGetSalesQuery,
  useGetSaleQuery,
  usePreviewSaleQuery,
  useCreateSaleMutation,
  useChangeSaleMutation,
} = salesApi;
