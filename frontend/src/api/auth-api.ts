import { api } from './api';
import { call, endpoint } from './call';
import type { Answer, JsonBody } from './schema';
import type { User } from './types';

export type Credentials = JsonBody<'/api/auth/login', 'post'>;

/** The user who is now logged in, or, with two-step login, a ticket to send with the code of the second step. */
type LoginAnswer = Answer<'/api/auth/login', 'post'>;

export type SecondStep = JsonBody<'/api/auth/login/second-step', 'post'>;

/** The mailed code, with a new password where it was asked for in another browser. */
export type EmailProof = JsonBody<'/api/auth/verify-email', 'post'>;

export type NewAccount = JsonBody<'/api/auth/signup', 'post'>;

/** The calls of the screens of accounts. */
export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    signup: build.mutation<{ user: User }, NewAccount>(
      endpoint((body) => call('/api/auth/signup', 'post', { body })),
    ),
    login: build.mutation<LoginAnswer, Credentials>(
      endpoint((body) => call('/api/auth/login', 'post', { body })),
    ),
    finishLogin: build.mutation<{ user: User }, SecondStep>(
      endpoint((body) => call('/api/auth/login/second-step', 'post', { body })),
    ),
    logout: build.mutation<unknown, void>(endpoint(() => call('/api/auth/logout', 'post'))),
    verifyEmail: build.mutation<{ user: User }, EmailProof>(
      endpoint((body) => call('/api/auth/verify-email', 'post', { body })),
    ),
    resendCode: build.mutation<unknown, { email: string }>(
      endpoint((body) => call('/api/auth/resend-code', 'post', { body })),
    ),
    forgotPassword: build.mutation<unknown, { email: string }>(
      endpoint((body) => call('/api/auth/forgot-password', 'post', { body })),
    ),
    resetPassword: build.mutation<unknown, { token: string; password: string }>({
      ...endpoint(({ token, password }) =>
        call('/api/auth/reset-password/{token}', 'post', { path: { token }, body: { password } }),
      ),
    }),
  }),
});

export const { useResendCodeMutation } = authApi;
