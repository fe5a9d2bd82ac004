import { api } from './api';
import { call, endpoint } from './call';
import type { RielRate, RielRates } from './types';

export const rielApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** About how many riel a dollar is. */
    getRielRate: build.query<number, void>({
      ...endpoint(
        () => call('/api/payment/riel-rate', 'get'),
        ({ riel_rate }) => riel_rate,
      ),
      providesTags: ['RielRate'],
    }),
    getEditedRielRate: build.query<RielRates, void>({
      ...endpoint(() => call('/api/admin/riel-rate', 'get')),
      providesTags: ['RielRate'],
    }),
    editRielRate: build.mutation<unknown, Pick<RielRate, 'prices' | 'version'> & { riel_rate?: number }>({
      ...endpoint((body) => call('/api/admin/riel-rate', 'patch', { body })),
      invalidatesTags: ['RielRate', 'Page'],
    }),
  }),
});

export const { useGetRielRateQuery, useGetEditedRielRateQuery, useEditRielRateMutation } = rielApi;
