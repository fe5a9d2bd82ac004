import { api } from './api';
import type { User } from './types';

export interface Credentials {
  email: string;
  password: string;
}

/** The password was right; the ticket and a code of the second step start the session. */
export interface SecondStepDue {
  twoStepRequired: true;
  ticket: string;
}

export interface SecondStep {
  ticket: string;
  code: string;
}

const SESSION_CHECK_TIMEOUT_MS = 10_000;

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    signup: build.mutation<{ user: User }, Credentials & { name: string }>({
      query: (body) => ({ url: '/api/auth/signup', method: 'POST', body }),
    }),
    login: build.mutation<{ user: User } | SecondStepDue, Credentials>({
      query: (body) => ({ url: '/api/auth/login', method: 'POST', body }),
    }),
    finishLogin: build.mutation<{ user: User }, SecondStep>({
      query: (body) => ({ url: '/api/auth/login/second-step', method: 'POST', body }),
    }),
    logout: build.mutation<unknown, void>({
      query: () => ({ url: '/api/auth/logout', method: 'POST' }),
    }),
    verifyEmail: build.mutation<{ user: User }, { email: string; code: string }>({
      query: (body) => ({ url: '/api/auth/verify-email', method: 'POST', body }),
    }),
    resendCode: build.mutation<unknown, { email: string }>({
      query: (body) => ({ url: '/api/auth/resend-code', method: 'POST', body }),
    }),
    checkAuth: build.query<{ user: User | null }, void>({
      query: () => ({
        url: '/api/auth/check-auth',
        timeout: SESSION_CHECK_TIMEOUT_MS,
        // A visitor is no error: without this the browser would log the 401 as one.
        headers: { Prefer: 'handling=lenient' },
      }),
    }),
    forgotPassword: build.mutation<unknown, { email: string }>({
      query: (body) => ({ url: '/api/auth/forgot-password', method: 'POST', body }),
    }),
    resetPassword: build.mutation<unknown, { token: string; password: string }>({
      query: ({ token, password }) => ({
        url: `/api/auth/reset-password/${encodeURIComponent(token)}`,
        method: 'POST',
        body: { password },
      }),
    }),
  }),
});

export const { useResendCodeMutation } = authApi;
