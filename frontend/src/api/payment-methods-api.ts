import { api } from './api';
import { call, endpoint } from './call';
import type { OfferedPayment } from './types';

/** For which order: both may still be unknown. */
export interface MethodsFor {
  province?: string;
  totalCents?: number;
  /** Whether its shopper comes to the shop for it. */
  isPickUp?: boolean;
}

export const paymentMethodsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** How an order can be paid, the usual one first, and whether there are VAT invoices. */
    getPaymentMethods: build.query<OfferedPayment, MethodsFor>({
      ...endpoint(({ province, totalCents, isPickUp }) =>
        call('/api/payment/methods', 'get', {
          query: {
            province,
            total_cents: totalCents === undefined ? undefined : String(totalCents),
            pick_up: isPickUp ? 'true' : undefined,
          },
        }),
      ),
      providesTags: ['PaymentMethod'],
    }),
  }),
});

export const { useGetPaymentMethodsQuery } = paymentMethodsApi;
