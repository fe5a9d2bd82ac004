import { api } from './api';
import { call, endpoint } from './call';
import type { OrderRules, OrderRulesEdit } from './types';

const orderRulesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Until when orders can be returned, and what delivery costs as a rule. */
    getOrderRules: build.query<OrderRules, void>({
      ...endpoint(
        () => call('/api/admin/order-rules', 'get'),
        ({ order_rules }) => order_rules,
      ),
      providesTags: ['OrderRules'],
    }),
    changeOrderRules: build.mutation<unknown, OrderRulesEdit>({
      ...endpoint((body) => call('/api/admin/order-rules', 'put', { body })),
      invalidatesTags: ['OrderRules'],
    }),
  }),
});

export const { useGetOrderRulesQuery, useChangeOrderRulesMutation } = orderRulesApi;
