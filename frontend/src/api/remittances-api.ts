import { api } from './api';
import { call, endpoint } from './call';
import type { CourierCash, NewRemittance, RehearsedRow } from './types';

const remittancesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What each courier has collected and not handed in. */
    getCourierCash: build.query<CourierCash[], void>({
      ...endpoint(
        () => call('/api/admin/money/cash', 'get'),
        ({ couriers }) => couriers,
      ),
      providesTags: ['Money'],
    }),
    /** What a courier's file says, line by line; nothing is written. */
    rehearseRemittance: build.mutation<RehearsedRow[], FormData>(
      endpoint(
        (form) => call('/api/admin/money/remittances/rehearse', 'post', { body: form }),
        ({ orders }) => orders,
      ),
    ),
    /** Notes that a courier has handed in cash: for all of these orders, or none. */
    noteRemittance: build.mutation<unknown, NewRemittance>({
      ...endpoint((body) => call('/api/admin/money/remittances', 'post', { body })),
      invalidatesTags: ['Money', 'AdminOrder'],
    }),
  }),
});

export const { useGetCourierCashQuery, useRehearseRemittanceMutation, useNoteRemittanceMutation } =
  remittancesApi;
