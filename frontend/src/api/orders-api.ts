import { api } from './api';
import { call, endpoint } from './call';
import type {
  AdminOrderList,
  CameBack,
  Order,
  OrderCounts,
  OrderPage,
  OrderProgress,
  OrderResult,
  ReceiptPage,
  Shipping,
  StaffDelivery,
  UserOrders,
} from './types';
import type { JsonBody } from './schema';
import { withoutEmpty, type TextFilters } from './text-filters';

/** Orders on one page of the dashboard's list. */
export const ORDER_PAGE_SIZE = 20;

/** Orders on one page of a shopper's own list. */
const MY_ORDERS_PAGE_SIZE = 20;

/** The most orders on one page, and in one call that changes many. */
export const MAX_ORDERS = 100;

/** Orders on one page of a user's list. */
export const USER_ORDER_PAGE_SIZE = 10;

/** The filters of the dashboard's list. Days are written 2026-01-31. */
interface OrderSearch
  extends
    TextFilters<'/api/payment/admin-orders', 'q' | 'status' | 'from' | 'to' | 'sort'>,
    Partial<TextFilters<'/api/payment/admin-orders', 'method'>> {
  page: number;
  limit?: number;
}

/** What is exported, and how. */
export interface OrderExport extends Omit<OrderSearch, 'page' | 'limit'> {
  format: 'csv' | 'xlsx';
  language: 'en' | 'km';
}

type Refund = NonNullable<JsonBody<'/api/payment/{orderId}/refund', 'post'>>;

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A page of all, or of those that are looked for. */
    getMyOrders: build.query<ReceiptPage, number | { page: number; q: string }>({
      ...endpoint((wanted) => {
        const page = typeof wanted === 'number' ? { page: wanted } : wanted;
        return call('/api/user/my-orders', 'get', { query: { ...page, limit: MY_ORDERS_PAGE_SIZE } });
      }),
      providesTags: ['MyOrder'],
    }),
    /** The shopper's orders that were cancelled or refunded, newest first; all, or those that are looked for. */
    getClosedOrders: build.query<Order[], string | void>({
      ...endpoint(
        (q) => call('/api/user/closed-orders', 'get', { query: q ? { q } : {} }),
        ({ orders }) => orders,
      ),
      providesTags: ['MyOrder'],
    }),
    getAdminOrders: build.query<AdminOrderList, OrderSearch>({
      ...endpoint(({ page, ...search }) =>
        call('/api/payment/admin-orders', 'get', {
          query: { page, limit: ORDER_PAGE_SIZE, ...withoutEmpty(search) },
        }),
      ),
      providesTags: ['AdminOrder'],
    }),
    getPaymentProvider: build.query<{ sells_with_demo: boolean }, void>(
      endpoint(() => call('/api/payment/provider', 'get')),
    ),
    getOrderPage: build.query<OrderPage, string>({
      ...endpoint(
        (orderId) => call('/api/admin/orders/{orderId}', 'get', { path: { orderId } }),
        ({ order }) => order,
      ),
      providesTags: ['AdminOrder'],
    }),
    getUserOrders: build.query<UserOrders, { userId: string; page: number }>({
      ...endpoint(({ userId, page }) =>
        call('/api/admin/users/{userId}/orders', 'get', {
          path: { userId },
          query: { page, limit: USER_ORDER_PAGE_SIZE },
        }),
      ),
      providesTags: ['AdminOrder'],
    }),
    advanceOrder: build.mutation<unknown, { orderId: string; progress: OrderProgress }>({
      ...endpoint(({ orderId, progress }) =>
        call('/api/admin/orders/{orderId}', 'patch', { path: { orderId }, body: progress }),
      ),
      invalidatesTags: ['AdminOrder'],
    }),
    getOrderCounts: build.query<OrderCounts, void>({
      ...endpoint(() => call('/api/admin/orders/counts', 'get')),
      providesTags: ['AdminOrder'],
    }),
    shipOrders: build.mutation<{ results: OrderResult[]; take_back_seconds: number }, Shipping>({
      ...endpoint((body) => call('/api/admin/orders/ship', 'post', { body })),
      invalidatesTags: ['AdminOrder'],
    }),
    /** The orders of a search as a file, by the address of its bytes in this browser. */
    exportOrders: build.mutation<string, OrderExport>({
      query: ({ format, language, ...search }) => ({
        ...call(`/api/admin/orders/export.${format}`, 'get', {
          query: { language, ...withoutEmpty(search) },
        }),
        responseHandler: async (response) =>
          response.ok ? URL.createObjectURL(await response.blob()) : response.json(),
      }),
    }),
    deliverOrders: build.mutation<OrderResult[], string[]>({
      ...endpoint(
        (ids) => call('/api/admin/orders/deliver', 'post', { body: { ids } }),
        ({ results }) => results,
      ),
      invalidatesTags: ['AdminOrder'],
    }),
    noteCameBack: build.mutation<unknown, { orderId: string; back: CameBack }>({
      ...endpoint(({ orderId, back }) =>
        call('/api/admin/orders/{orderId}/came-back', 'post', { path: { orderId }, body: back }),
      ),
      invalidatesTags: ['AdminOrder', 'Product'],
    }),
    sendAgain: build.mutation<unknown, string>({
      ...endpoint((orderId) => call('/api/admin/orders/{orderId}/send-again', 'post', { path: { orderId } })),
      invalidatesTags: ['AdminOrder', 'Product'],
    }),
    changeDelivery: build.mutation<unknown, { orderId: string; delivery: StaffDelivery }>({
      ...endpoint(({ orderId, delivery }) =>
        call('/api/admin/orders/{orderId}/delivery', 'patch', { path: { orderId }, body: delivery }),
      ),
      invalidatesTags: ['AdminOrder'],
    }),
    takeBackShipments: build.mutation<OrderResult[], string[]>({
      ...endpoint(
        (orders) => call('/api/admin/orders/take-back', 'post', { body: { orders } }),
        ({ results }) => results,
      ),
      invalidatesTags: ['AdminOrder'],
    }),
    refund: build.mutation<unknown, { orderId: string; key: string; body: Refund }>({
      ...endpoint(({ orderId, key, body }) =>
        call('/api/payment/{orderId}/refund', 'post', {
          path: { orderId },
          body,
          headers: { 'Idempotency-Key': key },
        }),
      ),
      invalidatesTags: ['AdminOrder', 'Product'],
    }),
    writeNote: build.mutation<unknown, { orderId: string; text: string }>({
      ...endpoint(({ orderId, text }) =>
        call('/api/admin/orders/{orderId}/notes', 'post', { path: { orderId }, body: { text } }),
      ),
      invalidatesTags: ['AdminOrder'],
    }),
  }),
});

export const {
  useGetPaymentProviderQuery,
  useGetMyOrdersQuery,
  useGetClosedOrdersQuery,
  useGetAdminOrdersQuery,
  useGetOrderPageQuery,
  useGetUserOrdersQuery,
  useGetOrderCountsQuery,
  useShipOrdersMutation,
  useDeliverOrdersMutation,
  useExportOrdersMutation,
  useNoteCameBackMutation,
  useSendAgainMutation,
  useChangeDeliveryMutation,
  useLazyGetAdminOrdersQuery,
  useTakeBackShipmentsMutation,
  useAdvanceOrderMutation,
  useRefundMutation,
  useWriteNoteMutation,
} = ordersApi;
