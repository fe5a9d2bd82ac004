import { api } from './api';
import { call, endpoint } from './call';
import type { MyReturns, OrderReturns, Return } from './types';

const returnsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What the shopper returns of all their orders, newest first, and of which orders they can return something now. */
    getMyReturns: build.query<MyReturns, void>({
      ...endpoint(() => call('/api/user/returns', 'get')),
      providesTags: ['Return'],
    }),
    /** What of one order is returned and still can be. */
    getOrderReturns: build.query<OrderReturns, string>({
      ...endpoint((orderId) => call('/api/user/orders/{orderId}/returns', 'get', { path: { orderId } })),
      providesTags: ['Return'],
    }),
    askForReturn: build.mutation<Return, { orderId: string; key: string; form: FormData }>({
      ...endpoint(
        ({ orderId, key, form }) =>
          call('/api/user/orders/{orderId}/returns', 'post', {
            path: { orderId },
            body: form,
            headers: { 'Idempotency-Key': key },
          }),
        ({ return: asked }) => asked,
      ),
      invalidatesTags: (asked) => (asked ? ['Return', 'MyOrder'] : []),
    }),
    withdrawReturn: build.mutation<Return, number>({
      ...endpoint(
        (id) => call('/api/user/returns/{id}', 'patch', { path: { id }, body: { state: 'withdrawn' } }),
        ({ return: withdrawn }) => withdrawn,
      ),
      invalidatesTags: ['Return', 'MyOrder'],
    }),
  }),
});

export const {
  useGetMyReturnsQuery,
  useGetOrderReturnsQuery,
  useAskForReturnMutation,
  useWithdrawReturnMutation,
} = returnsApi;
