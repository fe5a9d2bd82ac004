import { api } from './api';
import { call, endpoint } from './call';
import { openOrdersApi } from './open-orders-api';
import { isRefusal } from './problem';
import { freshQuoteOf } from './refused-order';
import type { CartLine, OrderDraft, PayableOrder, Payment, PaymentQr, PlacedOrder, Quote } from './types';
import { visitorId } from './visitor';

const ANEW = { forceRefetch: true, subscribe: false } as const;
const AHEAD = { subscribe: false } as const;

interface Settling {
  dispatch: (change: ReturnType<typeof openOrdersApi.util.updateQueryData>) => unknown;
  queryFulfilled: Promise<unknown>;
}

/**
 * Takes an order that was paid or cancelled out of the open ones. They are not asked for again: payments has decided, and
 * the order itself changes a moment later.
 */
async function closeOrder(orderId: string, { dispatch, queryFulfilled }: Settling): Promise<void> {
  const isSettled = await queryFulfilled.then(
    () => true,
    () => false,
  );
  if (!isSettled) return;
  const { updateQueryData } = openOrdersApi.util;
  dispatch(
    updateQueryData('getOpenOrders', undefined, (orders) => orders.filter(({ id }) => id !== orderId)),
  );
}

const checkoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A POST that reserves nothing. Never cached, since prices and stock change. */
    getQuote: build.query<Quote, CartLine[]>({
      ...endpoint((cart) =>
        call('/api/checkout/quote', 'post', { body: { cart }, headers: { 'x-visitor': visitorId() } }),
      ),
      keepUnusedDataFor: 0,
    }),
    /**
     * Safe to repeat: the same `attemptKey` returns the same order. A refusal replaces the cart's quote: by the one that
     * came with it, or else by a new one.
     */
    placeOrder: build.mutation<PlacedOrder, { draft: OrderDraft; attemptKey: string }>({
      ...endpoint(({ draft, attemptKey }) =>
        call('/api/checkout/Recipt-generator', 'post', {
          body: draft,
          headers: { 'Idempotency-Key': attemptKey, 'x-visitor': visitorId() },
        }),
      ),
      async onQueryStarted({ draft: { cart, total } }, { dispatch, queryFulfilled }) {
        // The payment page comes next, and needs both.
        const askForPayment = ({ data: { orderId } }: { data: PlacedOrder }) => {
          void dispatch(checkoutApi.endpoints.getPayableOrder.initiate(orderId, AHEAD));
          void dispatch(
            checkoutApi.endpoints.getPaymentQr.initiate({ amount: Number(total), orderId }, AHEAD),
          );
          return null;
        };
        const failure = await queryFulfilled.then(askForPayment, ({ error }: { error: unknown }) => error);
        const fresh = freshQuoteOf(failure);
        if (fresh) dispatch(checkoutApi.util.updateQueryData('getQuote', cart, () => fresh));
        // After any other failure there may be an order, which only the same total repeats.
        else if (isRefusal(failure)) void dispatch(checkoutApi.endpoints.getQuote.initiate(cart, ANEW));
      },
      invalidatesTags: (_result, error) => (error ? [] : ['Product', 'MyOrder', 'OpenOrder', 'AdminOrder']),
    }),
    getPayableOrder: build.query<PayableOrder, string>({
      ...endpoint((orderId) => call('/api/checkout/order/{orderId}', 'get', { path: { orderId } })),
      providesTags: ['PayableOrder'],
    }),
    getPaymentQr: build.query<PaymentQr, { amount: number; orderId: string }>({
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
      onQueryStarted: closeOrder,
      invalidatesTags: ['PayableOrder', 'MyOrder', 'AdminOrder'],
    }),
    cancelOrder: build.mutation<unknown, string>({
      ...endpoint((orderId) => call('/api/payment/{orderId}/cancel', 'post', { path: { orderId } })),
      onQueryStarted: closeOrder,
      invalidatesTags: ['PayableOrder', 'Product', 'AdminOrder'],
    }),
  }),
});

export const {
  useGetQuoteQuery,
  usePlaceOrderMutation,
  useGetPayableOrderQuery,
  useLazyGetPayableOrderQuery,
  useGetPaymentQrQuery,
  useMarkPaidMutation,
  useCancelOrderMutation,
} = checkoutApi;
