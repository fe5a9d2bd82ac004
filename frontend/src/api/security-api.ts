import { api } from './api';
import { call, endpoint } from './call';
import type { JsonBody } from './schema';
import type { AuditPage, LoginPage, Session, TwoStepSecret, TwoStepStatus } from './types';
import { withoutEmpty, type TextFilters } from './text-filters';

/** Entries on one page of the login history and of the audit log. */
export const LOG_PAGE_SIZE = 50;

/** `person` is part of the actor's name or email; `from` and `to` are ISO times, `to` exclusive. */
interface AuditSearch extends TextFilters<
  '/api/admin/audit-log',
  'person' | 'product' | 'order' | 'from' | 'to'
> {
  page: number;
}

const securityApi = api.enhanceEndpoints({ addTagTypes: ['Session', 'TwoStep'] }).injectEndpoints({
  endpoints: (build) => ({
    getSessions: build.query<Session[], void>({
      ...endpoint(
        () => call('/api/account/sessions', 'get'),
        ({ sessions }) => sessions,
      ),
      providesTags: ['Session'],
    }),
    endSession: build.mutation<unknown, Session['id']>({
      ...endpoint((id) => call('/api/account/sessions/{id}', 'delete', { path: { id } })),
      invalidatesTags: ['Session'],
    }),
    endOtherSessions: build.mutation<{ ended: number }, void>({
      ...endpoint(() => call('/api/account/sessions', 'delete')),
      invalidatesTags: ['Session'],
    }),
    getLogins: build.query<LoginPage, number>({
      ...endpoint((page) => call('/api/account/logins', 'get', { query: { page, limit: LOG_PAGE_SIZE } })),
      providesTags: ['Log'],
    }),
    changePassword: build.mutation<unknown, JsonBody<'/api/account/password', 'post'>>({
      ...endpoint((body) => call('/api/account/password', 'post', { body })),
      invalidatesTags: ['Session'],
    }),
    confirmPassword: build.mutation<unknown, { password: string }>({
      ...endpoint((body) => call('/api/account/confirm', 'post', { body })),
    }),
    getTwoStep: build.query<TwoStepStatus, void>({
      ...endpoint(() => call('/api/account/two-step', 'get')),
      providesTags: ['TwoStep'],
    }),
    startTwoStep: build.mutation<TwoStepSecret, { password: string }>({
      ...endpoint((body) => call('/api/account/two-step', 'post', { body })),
    }),
    confirmTwoStep: build.mutation<{ recovery_codes: string[] }, { code: string }>({
      ...endpoint((body) => call('/api/account/two-step/confirm', 'post', { body })),
      invalidatesTags: ['TwoStep'],
    }),
    endTwoStep: build.mutation<unknown, { password: string; code: string }>({
      ...endpoint((body) => call('/api/account/two-step/off', 'post', { body })),
      invalidatesTags: ['TwoStep'],
    }),
    getAuditLog: build.query<AuditPage, AuditSearch>({
      ...endpoint((search) =>
        call('/api/admin/audit-log', 'get', { query: { ...withoutEmpty(search), limit: LOG_PAGE_SIZE } }),
      ),
      providesTags: ['Log'],
    }),
  }),
});

export const {
  useGetSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useGetLoginsQuery,
  useChangePasswordMutation,
  useConfirmPasswordMutation,
  useGetTwoStepQuery,
  useStartTwoStepMutation,
  useConfirmTwoStepMutation,
  useEndTwoStepMutation,
  useGetAuditLogQuery,
} = securityApi;
