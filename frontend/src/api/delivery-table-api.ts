import { call, endpoint } from './call';
import { deliveryApi } from './delivery-api';
import type { DeliveryTable, DeliveryTableEdit } from './types';

const deliveryTableApi = deliveryApi.injectEndpoints({
  endpoints: (build) => ({
    changeDeliveryTable: build.mutation<DeliveryTable, DeliveryTableEdit>({
      ...endpoint((body) => call('/api/admin/delivery', 'put', { body })),
      invalidatesTags: ['Delivery'],
    }),
  }),
});

export const { useChangeDeliveryTableMutation } = deliveryTableApi;
