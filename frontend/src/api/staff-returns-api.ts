import { api } from './api';
import { call, endpoint } from './call';
import { withoutEmpty, type TextFilters } from './text-filters';
import type { ManagedReturn, ReturnPage, ReturnStep } from './types';

export const RETURN_PAGE_SIZE = 20;

interface ReturnSearch extends TextFilters<'/api/admin/returns', 'q' | 'state'> {
  page: number;
}

const staffReturnsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReturns: build.query<ReturnPage, ReturnSearch>({
      ...endpoint((search) =>
        call('/api/admin/returns', 'get', { query: { ...withoutEmpty(search), limit: RETURN_PAGE_SIZE } }),
      ),
      providesTags: ['Return'],
    }),
    stepReturn: build.mutation<ManagedReturn, { id: number; step: ReturnStep }>({
      ...endpoint(
        ({ id, step }) => call('/api/admin/returns/{id}', 'patch', { path: { id }, body: step }),
        ({ return: changed }) => changed,
      ),
      invalidatesTags: ['Return', 'AdminOrder', 'Product'],
    }),
  }),
});

export const { useGetReturnsQuery, useStepReturnMutation } = staffReturnsApi;
