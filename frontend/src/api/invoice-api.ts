import { api } from './api';
import { call, endpoint } from './call';
import type { JsonBody } from './schema';
import type { Invoice } from './types';

/** Whom a VAT invoice names. */
export type Taxpayer = JsonBody<'/api/orders/{orderId}/invoice', 'post'>;

const invoiceApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The invoice of an order with its credit notes. */
    getInvoice: build.query<Invoice, string>({
      ...endpoint((orderId) => call('/api/orders/{orderId}/invoice', 'get', { path: { orderId } })),
      providesTags: ['Invoice'],
    }),
    requestVatInvoice: build.mutation<Invoice, { orderId: string; taxpayer: Taxpayer }>({
      ...endpoint(({ orderId, taxpayer }) =>
        call('/api/orders/{orderId}/invoice', 'post', { path: { orderId }, body: taxpayer }),
      ),
      invalidatesTags: (issued) => (issued ? ['Invoice'] : []),
    }),
  }),
});

export const { useGetInvoiceQuery, useRequestVatInvoiceMutation } = invoiceApi;
