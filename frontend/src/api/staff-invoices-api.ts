import { api } from './api';
import { call, endpoint } from './call';
import type { JsonBody } from './schema';
import type { Accounts, EnteredSeller, ExchangeRates, InvoiceMonth } from './types';

/** Invoices, or rates, on one page. */
export const INVOICE_PAGE_SIZE = 50;

interface InvoiceExport {
  /** Such as 2026-01. */
  month: string;
  format: 'csv' | 'xlsx';
  language: 'en' | 'km';
}

interface AccountsExport extends Pick<InvoiceExport, 'format' | 'language'> {
  /** Such as 2026-01, 2026-Q1 or 2026. */
  period: string;
}

const staffInvoicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getInvoices: build.query<InvoiceMonth, { month: string; page: number }>({
      ...endpoint((query) =>
        call('/api/admin/invoices', 'get', { query: { ...query, limit: INVOICE_PAGE_SIZE } }),
      ),
      providesTags: ['Invoice'],
    }),
    /** A month's sheet, by the address of its bytes in this browser. */
    exportInvoices: build.mutation<string, InvoiceExport>({
      query: ({ format, ...query }) => ({
        ...call(`/api/admin/invoices/export.${format}`, 'get', { query }),
        responseHandler: async (response) =>
          response.ok ? URL.createObjectURL(await response.blob()) : response.json(),
      }),
    }),
    /** Never cached: the figures change all the time. */
    getAccounts: build.query<Accounts, string>({
      ...endpoint((period) => call('/api/admin/accounts', 'get', { query: { period } })),
      keepUnusedDataFor: 0,
      providesTags: ['Invoice'],
    }),
    /** The sheet of a period, by the address of its bytes in this browser. */
    exportAccounts: build.mutation<string, AccountsExport>({
      query: ({ format, ...query }) => ({
        ...call(`/api/admin/accounts/export.${format}`, 'get', { query }),
        responseHandler: async (response) =>
          response.ok ? URL.createObjectURL(await response.blob()) : response.json(),
      }),
    }),
    getExchangeRates: build.query<ExchangeRates, number>({
      ...endpoint((page) =>
        call('/api/admin/exchange-rates', 'get', { query: { page, limit: INVOICE_PAGE_SIZE } }),
      ),
      providesTags: ['ExchangeRate'],
    }),
    enterExchangeRate: build.mutation<unknown, JsonBody<'/api/admin/exchange-rates', 'put'>>({
      ...endpoint((body) => call('/api/admin/exchange-rates', 'put', { body })),
      invalidatesTags: ['ExchangeRate'],
    }),
    getInvoiceSeller: build.query<EnteredSeller, void>({
      ...endpoint(
        () => call('/api/admin/invoice-seller', 'get'),
        ({ seller }) => seller,
      ),
      providesTags: ['InvoiceSeller'],
    }),
    changeInvoiceSeller: build.mutation<unknown, JsonBody<'/api/admin/invoice-seller', 'put'>>({
      ...endpoint((body) => call('/api/admin/invoice-seller', 'put', { body })),
      invalidatesTags: ['InvoiceSeller'],
    }),
  }),
});

export const {
  useGetInvoicesQuery,
  useExportInvoicesMutation,
  useGetAccountsQuery,
  useExportAccountsMutation,
  useGetExchangeRatesQuery,
  useEnterExchangeRateMutation,
  useGetInvoiceSellerQuery,
  useChangeInvoiceSellerMutation,
} = staffInvoicesApi;
