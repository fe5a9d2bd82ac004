import { api } from './api';
import { call, endpoint } from './call';
import type { CourierList } from './types';

const couriersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCouriers: build.query<CourierList, void>({
      ...endpoint(() => call('/api/admin/couriers', 'get')),
      providesTags: ['Courier'],
    }),
    changeCouriers: build.mutation<CourierList, CourierList>({
      ...endpoint((body) => call('/api/admin/couriers', 'put', { body })),
      invalidatesTags: ['Courier'],
    }),
  }),
});

export const { useGetCouriersQuery, useChangeCouriersMutation } = couriersApi;
