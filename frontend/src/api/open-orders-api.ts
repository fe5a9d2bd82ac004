import { api } from './api';
import { call, endpoint } from './call';
import type { OpenOrder } from './types';

/** Apart from the other calls about orders, since every shopper who is logged in loads it. */
export const openOrdersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The shopper's orders that can still be paid, newest first; all, or those that are looked for. */
    getOpenOrders: build.query<OpenOrder[], string | void>({
      ...endpoint(
        (q) => call('/api/user/open-orders', 'get', { query: q ? { q } : {} }),
        ({ orders }) => orders,
      ),
      providesTags: ['OpenOrder'],
    }),
  }),
});

export const { useGetOpenOrdersQuery } = openOrdersApi;
