import { api } from './api';
import { asking, call } from './call';
import type { CartLine, OrderDraft, PayableOrder, Payment, Quote } from './types';
import { visitorId } from './visitor';

const checkoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A POST that holds nothing; never cached, since prices and stock move. */
    getQuote: build.query<Quote, CartLine[]>({
      ...asking((cart) =>
        call('/api/checkout/quote', 'post', { body: { cart }, headers: { 'x-visitor': visitorId() } }),
      ),
      keepUnusedDataFor: 0,
    }),
    /** Repeatable under the same `attemptKey`: the same order comes back. */
    placeOrder: build.mutation<{ orderId: string }, { draft: OrderDraft; attemptKey: string }>({
      ...asking(({ draft, attemptKey }) =>
        call('/api/checkout/Recipt-generator', 'post', {
          body: draft,
          headers: { 'idempotency-key': attemptKey, 'x-visitor': visitorId() },
        }),
      ),
      invalidatesTags: (_result, error) => (error ? [] : ['Product', 'MyOrder', 'AdminOrder']),
    }),
    getPayableOrder: build.query<PayableOrder, string>({
      ...asking((orderId) => call('/api/checkout/order/{orderId}', 'get', { path: { orderId } })),
      providesTags: ['PayableOrder'],
    }),
    getPaymentQr: build.query<{ qrImage: string }, { amount: number; orderId: string }>({
      ...asking(({ amount, orderId }) =>
        call('/api/payment/qr', 'get', { query: { amount: String(amount), orderId } }),
      ),
    }),
    markPaid: build.mutation<{ message: string; payment: Payment }, string>({
      ...asking((orderId) =>
        call('/api/checkout/mark-paid/{orderId}', 'put', {
          path: { orderId },
          body: { paymentStatus: 'completed', paidAt: new Date().toISOString() },
        }),
      ),
      invalidatesTags: ['PayableOrder', 'MyOrder', 'AdminOrder'],
    }),
    cancelOrder: build.mutation<unknown, string>({
      ...asking((orderId) => call('/api/payment/{orderId}/cancel', 'post', { path: { orderId } })),
      invalidatesTags: ['PayableOrder', 'Product', 'AdminOrder'],
    }),
  }),
});

export const {
  useGetQuoteQuery,
  usePlaceOrderMutation,
  useGetPayableOrderQuery,
  useGetPaymentQrQuery,
  useMarkPaidMutation,
  useCancelOrderMutation,
} = checkoutApi;
