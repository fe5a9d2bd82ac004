import { api } from './api';
import { call, endpoint } from './call';
import { MONEY_PAGE_SIZE } from './money-api';
import type { Answer, JsonBody } from './schema';
import type { BooksDay, GiveBack, GiveBackPage, Statement } from './types';

interface Sending {
  id: string;
  body: JsonBody<'/api/admin/money/give-backs/{id}/sent', 'post'>;
}
interface Closing {
  day: string;
  body: JsonBody<'/api/admin/money/days/{day}', 'post'>;
}

export type ListedStatement = Answer<'/api/admin/money/statements', 'get'>['statements'][number];

const moneyDeskApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBooksDay: build.query<BooksDay, string>({
      ...endpoint((day) => call('/api/admin/money/days/{day}', 'get', { path: { day } })),
      providesTags: ['Money'],
    }),
    closeDay: build.mutation<unknown, Closing>({
      ...endpoint(({ day, body }) => call('/api/admin/money/days/{day}', 'post', { path: { day }, body })),
      invalidatesTags: ['Money'],
    }),
    getGiveBacks: build.query<GiveBackPage, number>({
      ...endpoint((page) =>
        call('/api/admin/money/give-backs', 'get', { query: { page, limit: MONEY_PAGE_SIZE } }),
      ),
      providesTags: ['Money'],
    }),
    sendGiveBack: build.mutation<GiveBack, Sending>({
      ...endpoint(
        ({ id, body }) => call('/api/admin/money/give-backs/{id}/sent', 'post', { path: { id }, body }),
        ({ give_back }) => give_back,
      ),
      invalidatesTags: ['Money'],
    }),
    /** Has the provider that took the money give it back. */
    refundByProvider: build.mutation<GiveBack, string>({
      ...endpoint(
        (id) => call('/api/admin/money/give-backs/{id}/refund', 'post', { path: { id } }),
        ({ give_back }) => give_back,
      ),
      invalidatesTags: ['Money'],
    }),
    /** Reads a bank's file (`csv`, and maybe a `mapping`) or its messages, and books nothing. */
    rehearseStatement: build.mutation<Statement, FormData | { text: string }>({
      ...endpoint(
        (body) => call('/api/admin/money/statements', 'post', { body }),
        ({ statement }) => statement,
      ),
      invalidatesTags: [{ type: 'Money', id: 'statements' }],
    }),
    /** The last statements that were read, the newest first. */
    getStatements: build.query<ListedStatement[], void>({
      ...endpoint(
        () => call('/api/admin/money/statements', 'get'),
        ({ statements }) => statements,
      ),
      providesTags: [{ type: 'Money', id: 'statements' }],
    }),
    getStatement: build.query<Statement, string>({
      ...endpoint(
        (id) => call('/api/admin/money/statements/{id}', 'get', { path: { id } }),
        ({ statement }) => statement,
      ),
      keepUnusedDataFor: 0,
    }),
    commitStatement: build.mutation<Statement, string>({
      ...endpoint(
        (id) => call('/api/admin/money/statements/{id}/commit', 'post', { path: { id } }),
        ({ statement }) => statement,
      ),
      invalidatesTags: ['Money', 'AdminOrder'],
    }),
  }),
});

export const {
  useGetBooksDayQuery,
  useCloseDayMutation,
  useGetGiveBacksQuery,
  useRefundByProviderMutation,
  useSendGiveBackMutation,
  useRehearseStatementMutation,
  useGetStatementsQuery,
  useLazyGetStatementQuery,
  useCommitStatementMutation,
} = moneyDeskApi;
