import { api } from './api';
import { call, endpoint } from './call';
import type { PaymentSettings, PaymentSettingsEdit } from './types';

const paymentSettingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The ways to pay that there are, and which of them are on. */
    getPaymentSettings: build.query<PaymentSettings, void>({
      ...endpoint(
        () => call('/api/admin/payment-methods', 'get'),
        ({ payment_methods }) => payment_methods,
      ),
      providesTags: ['PaymentMethod'],
    }),
    changePaymentSettings: build.mutation<unknown, PaymentSettingsEdit>({
      ...endpoint((body) => call('/api/admin/payment-methods', 'put', { body })),
      // After a refusal too: somebody else may have changed them.
      invalidatesTags: ['PaymentMethod'],
    }),
  }),
});

export const { useGetPaymentSettingsQuery, useChangePaymentSettingsMutation } = paymentSettingsApi;
