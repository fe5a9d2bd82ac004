import { api } from './api';
import type { AdminOrderList, Order, OrderPage, OrderProgress, UserOrders } from './types';

/** Orders on one page of the dashboard's list. */
export const ORDER_PAGE_SIZE = 20;

/** Orders on one page of a user's. */
export const USER_ORDER_PAGE_SIZE = 10;

/** What the dashboard's list is narrowed to; an empty text does not narrow it. Days are written 2026-01-31. */
export interface OrderSearch {
  page: number;
  q: string;
  status: string;
  from: string;
  to: string;
}

const addressOf = (orderId: string) => `/api/admin/orders/${encodeURIComponent(orderId)}`;

const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMyOrders: build.query<Order[], void>({
      query: () => '/api/user/my-orders',
      transformResponse: (answer: { orders: Order[] }) => answer.orders,
      providesTags: ['MyOrder'],
    }),
    getAdminOrders: build.query<AdminOrderList, OrderSearch>({
      query: ({ page, ...search }) => {
        const wanted = Object.entries(search).filter(([, value]) => value !== '');
        const words = new URLSearchParams([['page', `${page}`], ['limit', `${ORDER_PAGE_SIZE}`], ...wanted]);
        return `/api/payment/admin-orders?${words.toString()}`;
      },
      providesTags: ['AdminOrder'],
    }),
    getOrderPage: build.query<OrderPage, string>({
      query: (orderId) => addressOf(orderId),
      transformResponse: (answer: { order: OrderPage }) => answer.order,
      providesTags: ['AdminOrder'],
    }),
    getUserOrders: build.query<UserOrders, { userId: string; page: number }>({
      query: ({ userId, page }) =>
        `/api/admin/users/${userId}/orders?page=${page}&limit=${USER_ORDER_PAGE_SIZE}`,
      providesTags: ['AdminOrder'],
    }),
    advanceOrder: build.mutation<unknown, { orderId: string; progress: OrderProgress }>({
      query: ({ orderId, progress }) => ({ url: addressOf(orderId), method: 'PATCH', body: progress }),
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
  useGetAdminOrdersQuery,
  useGetOrderPageQuery,
  useGetUserOrdersQuery,
  useAdvanceOrderMutation,
  useRefundOrderMutation,
} = ordersApi;
