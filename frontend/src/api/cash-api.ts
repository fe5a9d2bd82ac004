import { api } from './api';
import { call, endpoint } from './call';
import type { CashOnDelivery, CashOnDeliveryEdit } from './types';

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
  }),
});

export const { useGetCashOnDeliveryQuery, useChangeCashOnDeliveryMutation } = cashApi;
