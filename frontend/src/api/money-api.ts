import { api } from './api';
import { call, endpoint } from './call';
import type { JsonBody } from './schema';
import type { Balance, JournalPage, UnmatchedMoney, UnmatchedPage } from './types';

/** Of unmatched money, or of journals, on one page. */
export const MONEY_PAGE_SIZE = 50;

const BASE = '/api/admin/money/evidence/{id}';

interface Attaching {
  id: string;
  body: JsonBody<'/api/admin/money/evidence/{id}/attach', 'post'>;
}
interface GivingBack {
  id: string;
  body: JsonBody<'/api/admin/money/evidence/{id}/give-back', 'post'>;
}
interface WritingOff {
  id: string;
  body: JsonBody<'/api/admin/money/evidence/{id}/write-off', 'post'>;
}

const moneyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUnmatched: build.query<UnmatchedPage, number>({
      ...endpoint((page) =>
        call('/api/admin/money/unmatched', 'get', { query: { page, limit: MONEY_PAGE_SIZE } }),
      ),
      providesTags: ['Money'],
    }),
    getBalances: build.query<Balance[], void>({
      ...endpoint(
        () => call('/api/admin/money/balances', 'get'),
        ({ balances }) => balances,
      ),
      providesTags: ['Money'],
    }),
    getJournals: build.query<JournalPage, { page: number; account?: string; from?: string; to?: string }>({
      ...endpoint((search) =>
        call('/api/admin/money/ledger', 'get', { query: { ...search, limit: MONEY_PAGE_SIZE } }),
      ),
      providesTags: ['Money'],
    }),
    attachMoney: build.mutation<UnmatchedMoney, Attaching>({
      ...endpoint(
        ({ id, body }) => call(`${BASE}/attach`, 'post', { path: { id }, body }),
        ({ money }) => money,
      ),
      invalidatesTags: ['Money', 'AdminOrder'],
    }),
    giveMoneyBack: build.mutation<UnmatchedMoney, GivingBack>({
      ...endpoint(
        ({ id, body }) => call(`${BASE}/give-back`, 'post', { path: { id }, body }),
        ({ money }) => money,
      ),
      invalidatesTags: ['Money'],
    }),
    writeMoneyOff: build.mutation<UnmatchedMoney, WritingOff>({
      ...endpoint(
        ({ id, body }) => call(`${BASE}/write-off`, 'post', { path: { id }, body }),
        ({ money }) => money,
      ),
      invalidatesTags: ['Money'],
    }),
  }),
});

export const {
  useGetUnmatchedQuery,
  useGetBalancesQuery,
  useGetJournalsQuery,
  useAttachMoneyMutation,
  useGiveMoneyBackMutation,
  useWriteMoneyOffMutation,
} = moneyApi;
