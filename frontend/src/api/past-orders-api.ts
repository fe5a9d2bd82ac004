import { api } from './api';
import { call, endpoint } from './call';
import { withoutEmpty, type TextFilters } from './text-filters';
import type { BroughtHistory, CheckedHistory, HistorySource, PastCustomerPage, PastOrderPage } from './types';

export const PAST_PAGE_SIZE = 20;

interface PastSearch extends TextFilters<'/api/admin/past-orders', 'q' | 'source'> {
  page: number;
}

/** Orders and customers of another shop system, which are only read. */
const pastOrdersApi = api.enhanceEndpoints({ addTagTypes: ['PastOrder'] }).injectEndpoints({
  endpoints: (build) => ({
    getPastOrders: build.query<PastOrderPage, PastSearch>({
      ...endpoint((search) =>
        call('/api/admin/past-orders', 'get', { query: { ...withoutEmpty(search), limit: PAST_PAGE_SIZE } }),
      ),
      providesTags: ['PastOrder'],
    }),
    getPastCustomers: build.query<PastCustomerPage, PastSearch>({
      ...endpoint((search) =>
        call('/api/admin/past-customers', 'get', {
          query: { ...withoutEmpty(search), limit: PAST_PAGE_SIZE },
        }),
      ),
      providesTags: ['PastOrder'],
    }),
    /** What an export would bring. `form` holds its `csv` and the `currency` that it may not say. */
    checkHistory: build.mutation<CheckedHistory, FormData>({
      ...endpoint((form) => call('/api/admin/past-orders/check', 'post', { body: form })),
    }),
    bringHistory: build.mutation<BroughtHistory, FormData>({
      ...endpoint(
        (form) => call('/api/admin/past-orders', 'post', { body: form }),
        ({ brought }) => brought,
      ),
      invalidatesTags: ['PastOrder'],
    }),
    removeHistory: build.mutation<{ orders: number; customers: number }, HistorySource>({
      ...endpoint(
        (source) => call('/api/admin/past-orders', 'delete', { query: { source } }),
        ({ removed }) => removed,
      ),
      invalidatesTags: ['PastOrder'],
    }),
  }),
});

export const {
  useGetPastOrdersQuery,
  useGetPastCustomersQuery,
  useCheckHistoryMutation,
  useBringHistoryMutation,
  useRemoveHistoryMutation,
} = pastOrdersApi;
