import { api } from './api';
import type { AuditPage, LoginPage, Session, TwoStepSecret, TwoStepStatus } from './types';

/** Entries on one page of the login history and of the audit log. */
export const LOG_PAGE_SIZE = 50;

interface AuditSearch {
  page: number;
  /** Part of the name or email of who acted. */
  person: string;
  /** ISO moments; empty for no bound, `to` exclusive. */
  from: string;
  to: string;
}

const given = (params: Record<string, string | number>) =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => value !== ''));

const securityApi = api.enhanceEndpoints({ addTagTypes: ['Session', 'TwoStep'] }).injectEndpoints({
  endpoints: (build) => ({
    getSessions: build.query<Session[], void>({
      query: () => '/api/account/sessions',
      transformResponse: (answer: { sessions: Session[] }) => answer.sessions,
      providesTags: ['Session'],
    }),
    endSession: build.mutation<unknown, Session['id']>({
      query: (id) => ({ url: `/api/account/sessions/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Session'],
    }),
    endOtherSessions: build.mutation<{ ended: number }, void>({
      query: () => ({ url: '/api/account/sessions', method: 'DELETE' }),
      invalidatesTags: ['Session'],
    }),
    getLogins: build.query<LoginPage, number>({
      query: (page) => `/api/account/logins?page=${page}&limit=${LOG_PAGE_SIZE}`,
    }),
    changePassword: build.mutation<unknown, { current_password: string; new_password: string }>({
      query: (body) => ({ url: '/api/account/password', method: 'POST', body }),
      invalidatesTags: ['Session'],
    }),
    getTwoStep: build.query<TwoStepStatus, void>({
      query: () => '/api/account/two-step',
      providesTags: ['TwoStep'],
    }),
    startTwoStep: build.mutation<TwoStepSecret, { password: string }>({
      query: (body) => ({ url: '/api/account/two-step', method: 'POST', body }),
    }),
    confirmTwoStep: build.mutation<{ recovery_codes: string[] }, { code: string }>({
      query: (body) => ({ url: '/api/account/two-step/confirm', method: 'POST', body }),
      invalidatesTags: ['TwoStep'],
    }),
    endTwoStep: build.mutation<unknown, { password: string; code: string }>({
      query: (body) => ({ url: '/api/account/two-step/off', method: 'POST', body }),
      invalidatesTags: ['TwoStep'],
    }),
    getAuditLog: build.query<AuditPage, AuditSearch>({
      query: (search) => ({
        url: '/api/admin/audit-log',
        params: given({ ...search, limit: LOG_PAGE_SIZE }),
      }),
    }),
  }),
});

export const {
  useGetSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useGetLoginsQuery,
  useChangePasswordMutation,
  useGetTwoStepQuery,
  useStartTwoStepMutation,
  useConfirmTwoStepMutation,
  useEndTwoStepMutation,
  useGetAuditLogQuery,
} = securityApi;
