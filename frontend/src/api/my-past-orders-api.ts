import { api } from './api';
import { call, endpoint } from './call';
import type { OwnPastOrderPage } from './types';

/** What a shopper ordered in the shop system before. */
const myPastOrdersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMyPastOrders: build.query<OwnPastOrderPage, { page: number; limit: number }>({
      ...endpoint((query) => call('/api/past-orders', 'get', { query })),
      providesTags: ['MyOrder'],
    }),
  }),
});

export const { useGetMyPastOrdersQuery } = myPastOrdersApi;
