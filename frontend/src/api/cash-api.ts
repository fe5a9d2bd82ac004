import { api } from './api';
import { call, endpoint } from './call';
import type { CashOnDelivery, CashOnDeliveryEdit, CashStep } from './types';

const cashApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** When shoppers may pay in cash at the door. */
    getCashOnDelivery: build.query<CashOnDelivery, void>({
      ...endpoint(
        () => call('/api/cash-on-delivery', 'get'),
        ({ cash_on_delivery }) => cash_on_delivery,
      ),
      providesTags: ['CashOnDelivery'],
    }),
    changeCashOnDelivery: build.mutation<unknown, CashOnDeliveryEdit>({
      ...endpoint((body) => call('/api/admin/cash-on-delivery', 'put', { body })),
      invalidatesTags: ['CashOnDelivery', 'PaymentMethod'],
    }),
    /** Notes how an order is going that is paid in cash: by phone, or at the door. */
    noteCashStep: build.mutation<unknown, { orderId: string; step: CashStep }>({
      ...endpoint(({ orderId, step }) =>
        call('/api/admin/orders/{orderId}/cod', 'patch', { path: { orderId }, body: step }),
      ),
      invalidatesTags: ['AdminOrder', 'Money', 'Product'],
    }),
    /** Undoes that it was handed over, which was noted by mistake. */
    undoHandOver: build.mutation<unknown, { orderId: string; version: number }>({
      ...endpoint(({ orderId, version }) =>
        call('/api/admin/orders/{orderId}/cod/undo', 'post', { path: { orderId }, body: { version } }),
      ),
      invalidatesTags: ['AdminOrder', 'Money', 'Product'],
    }),
  }),
});

export const {
  useGetCashOnDeliveryQuery,
  useChangeCashOnDeliveryMutation,
  useNoteCashStepMutation,
  useUndoHandOverMutation,
} = cashApi;
