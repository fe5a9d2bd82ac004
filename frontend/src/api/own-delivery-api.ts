import { api } from './api';
import { call, endpoint } from './call';
import type { JsonBody } from './schema';
import type { Order } from './types';

/** What a shopper corrects of where an order goes, and the version of the order that they have seen. */
type OwnDelivery = JsonBody<'/api/user/orders/{orderId}/delivery', 'patch'>;

const ownDeliveryApi = api.injectEndpoints({
  endpoints: (build) => ({
    changeOwnDelivery: build.mutation<Order, { orderId: string; delivery: OwnDelivery }>({
      ...endpoint(
        ({ orderId, delivery }) =>
          call('/api/user/orders/{orderId}/delivery', 'patch', { path: { orderId }, body: delivery }),
        ({ order }) => order,
      ),
      // What is refused stays shown as it is: the reason stands in its dialog.
      invalidatesTags: (corrected) => (corrected ? ['MyOrder', 'PayableOrder'] : []),
    }),
    /** Of one that is paid, until it is packed. After a refusal too the order is no longer as it was shown. */
    cancelOwnOrder: build.mutation<Order, string>({
      ...endpoint(
        (orderId) => call('/api/user/orders/{orderId}/cancel', 'post', { path: { orderId } }),
        ({ order }) => order,
      ),
      invalidatesTags: ['MyOrder', 'PayableOrder', 'Product'],
    }),
  }),
});

export const { useCancelOwnOrderMutation, useChangeOwnDeliveryMutation } = ownDeliveryApi;
