import { api } from './api';
import { call, endpoint } from './call';
import type { CartLine, OrderDraft, PayableOrder, Payment, Quote } from './types';
import { visitorId } from './visitor';

const checkoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A POST that reserves nothing. Never cached, since prices and stock change. */
    getQuote: build.query<Quote, CartLine[]>({
      ...endpoint((cart) =>
        call('/api/checkout/quote', 'post', { body: { cart }, headers: { 'x-visitor': visitorId() } }),
      ),
      keepUnusedDataFor: 0,
    }),
    /** Safe to repeat: the same `attemptKey` returns the same order. */
    placeOrder: build.mutation<{ orderId: string }, { draft: OrderDraft; attemptKey: string }>({
      ...endpoint(({ draft, attemptKey }) =>
        call('/api/checkout/Recipt-generator', 'post', {
          body: draft,
          headers: { 'idempotency-key': attemptKey, 'x-visitor': visitorId() },
        }),
      ),
      invalidatesTags: (_result, error) => (error ? [] : ['Product', 'MyOrder', 'AdminOrder']),
    }),
    getPayableOrder: build.query<PayableOrder, string>({
      ...endpoint((orderId) => call('/api/checkout/order/{orderId}', 'get', { path: { orderId } })),
      providesTags: ['PayableOrder'],
    }),
    getPaymentQr: build.query<{ qrImage: string }, { amount: number; orderId: string }>({
      ...endpoint(({ amount, orderId }) =>
        call('/api/payment/qr', 'get', { query: { amount: String(amount), orderId } }),
      ),
    }),
    markPaid: build.mutation<{ message: string; payment: Payment }, string>({
      ...endpoint((orderId) =>
        call('/api/checkout/mark-paid/{orderId}', 'put', {
          path: { orderId },
          body: { paymentStatus: 'completed', paidAt: new Date().toISOString() },
        }),
      ),
      invalidatesTags: ['PayableOrder', 'MyOrder', 'AdminOrder'],
    }),
    cancelOrder: build.mutation<unknown, string>({
      ...endpoint((orderId) => call('/api/payment/{orderId}/cancel', 'post', { path: { orderId } })),
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
