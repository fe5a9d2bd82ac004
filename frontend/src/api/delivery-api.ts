import { api } from './api';
import { call, endpoint } from './call';
import type { DeliveryTable } from './types';

/** Apart from its edit, since shoppers load it. */
export const deliveryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** How long parcels take to each province. */
    getDelivery: build.query<DeliveryTable, void>({
      ...endpoint(() => call('/api/delivery', 'get')),
      providesTags: ['Delivery'],
    }),
  }),
});

export const { useGetDeliveryQuery } = deliveryApi;
