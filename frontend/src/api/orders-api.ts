import { api } from './api';
import type { AdminOrder, Order, OrderProgress } from './types';

/** Orders on one page of the dashboard's list. */
const ORDER_PAGE_SIZE = 20;

const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMyOrders: build.query<Order[], void>({
      query: () => '/api/user/my-orders',
      transformResponse: (answer: { orders: Order[] }) => answer.orders,
      providesTags: ['MyOrder'],
    }),
    getAdminOrderPages: build.infiniteQuery<AdminOrder[], void, number>({
      query: ({ pageParam }) => `/api/payment/admin-orders?page=${pageParam}&limit=${ORDER_PAGE_SIZE}`,
      transformResponse: (answer: { orders: AdminOrder[] }) => answer.orders,
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, _all, page) => (last.length < ORDER_PAGE_SIZE ? undefined : page + 1),
      },
      providesTags: ['AdminOrder'],
    }),
    advanceOrder: build.mutation<unknown, { orderId: string; progress: OrderProgress }>({
      query: ({ orderId, progress }) => ({
        url: `/api/admin/orders/${encodeURIComponent(orderId)}`,
        method: 'PATCH',
        body: progress,
      }),
      invalidatesTags: ['AdminOrder'],
    }),
    refundOrder: build.mutation<unknown, string>({
      query: (orderId) => ({ url: `/api/payment/${encodeURIComponent(orderId)}/refund`, method: 'POST' }),
      invalidatesTags: ['AdminOrder', 'Product'],
    }),
  }),
});

export const {
  useGetMyOrdersQuery,
  useGetAdminOrderPagesInfiniteQuery,
  useAdvanceOrderMutation,
  useRefundOrderMutation,
} = ordersApi;
