import { visitorId } from '../lib/visitor';
import { api } from './api';
import type { CartLine, OrderDraft, PayableOrder, Payment, Quote } from './types';

const checkoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A POST that holds nothing; never cached, since prices and stock move. */
    getQuote: build.query<Quote, CartLine[]>({
      query: (cart) => ({
        url: '/api/checkout/quote',
        method: 'POST',
        body: { cart },
        headers: { 'X-Visitor': visitorId() },
      }),
      keepUnusedDataFor: 0,
    }),
    /** Repeatable under the same `attemptKey`: the same order comes back. */
    placeOrder: build.mutation<{ orderId: string }, { draft: OrderDraft; attemptKey: string }>({
      query: ({ draft, attemptKey }) => ({
        url: '/api/checkout/Recipt-generator',
        method: 'POST',
        body: draft,
        headers: { 'Idempotency-Key': attemptKey, 'X-Visitor': visitorId() },
      }),
      invalidatesTags: (_result, error) => (error ? [] : ['Product', 'MyOrder', 'AdminOrder']),
    }),
    getPayableOrder: build.query<PayableOrder, string>({
      query: (orderId) => `/api/checkout/order/${encodeURIComponent(orderId)}`,
      providesTags: ['PayableOrder'],
    }),
    getPaymentQr: build.query<{ qrImage: string }, { amount: number; orderId: string }>({
      query: (params) => ({ url: '/api/payment/qr', params }),
    }),
    markPaid: build.mutation<{ message: string; payment: Payment }, string>({
      query: (orderId) => ({
        url: `/api/checkout/mark-paid/${encodeURIComponent(orderId)}`,
        method: 'PUT',
        body: { paymentStatus: 'completed', paidAt: new Date().toISOString() },
      }),
      invalidatesTags: ['PayableOrder', 'MyOrder', 'AdminOrder'],
    }),
    cancelOrder: build.mutation<unknown, string>({
      query: (orderId) => ({ url: `/api/payment/${encodeURIComponent(orderId)}/cancel`, method: 'POST' }),
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
