import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from './api';
import { call, endpoint } from './call';
import { openOrdersApi } from './open-orders-api';
import type { PayableOrder, Payment, PaymentQr, PaymentState } from './types';

const AHEAD = { subscribe: false } as const;

/** What is known by now of orders that are paid or cancelled. */
type News = ReturnType<typeof openOrdersApi.util.updateQueryData | typeof api.util.invalidateTags>;
type Tell = (news: News) => unknown;

interface Settling {
  dispatch: Tell;
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
  if (isSettled) takeFromOpen(orderId, dispatch);
}

function takeFromOpen(orderId: string, dispatch: Tell): void {
  const { updateQueryData } = openOrdersApi.util;
  dispatch(
    updateQueryData('getOpenOrders', undefined, (orders) => orders.filter(({ id }) => id !== orderId)),
  );
}

/** Once the bank has decided, what was known of the order is old. */
function noteState(orderId: string, { status }: PaymentState, dispatch: Tell): void {
  if (status === 'awaiting') return;
  takeFromOpen(orderId, dispatch);
  dispatch(api.util.invalidateTags(['PayableOrder', 'MyOrder', 'Product']));
}

const paymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPayableOrder: build.query<PayableOrder, string>({
      ...endpoint((orderId) => call('/api/checkout/order/{orderId}', 'get', { path: { orderId } })),
      providesTags: ['PayableOrder'],
    }),
    getPaymentQr: build.query<PaymentQr, { amount: number; orderId: string }>({
      ...endpoint(({ amount, orderId }) =>
        call('/api/payment/qr', 'get', { query: { amount: String(amount), orderId } }),
      ),
    }),
    /** How a payment by KHQR stands; the shop asks the bank by itself. */
    getPaymentState: build.query<PaymentState, string>({
      ...endpoint((orderId) => call('/api/payment/{orderId}/status', 'get', { path: { orderId } })),
      onQueryStarted: (orderId, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => noteState(orderId, data, dispatch),
          () => undefined,
        ),
    }),
    /** Has the shop ask the bank now, which it does once in 15 seconds. */
    checkPayment: build.mutation<PaymentState, string>({
      ...endpoint((orderId) => call('/api/payment/{orderId}/check', 'post', { path: { orderId } })),
      onQueryStarted: (orderId, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => {
            dispatch(paymentApi.util.updateQueryData('getPaymentState', orderId, () => data));
            noteState(orderId, data, dispatch);
          },
          () => undefined,
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

/** Asks for what the payment page of an order needs, before it is opened. */
export function askAhead(
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  { orderId, amount, hasCode }: { orderId: string; amount: number; hasCode: boolean },
): void {
  const { getPayableOrder, getPaymentQr } = paymentApi.endpoints;
  void dispatch(getPayableOrder.initiate(orderId, AHEAD));
  if (hasCode) void dispatch(getPaymentQr.initiate({ amount, orderId }, AHEAD));
}

export const {
  useGetPayableOrderQuery,
  useLazyGetPayableOrderQuery,
  useGetPaymentQrQuery,
  useGetPaymentStateQuery,
  useCheckPaymentMutation,
  useMarkPaidMutation,
  useCancelOrderMutation,
} = paymentApi;
