import { api } from './api';
import { asking, call } from './call';
import type { Answer, JsonBody } from './schema';
import type { User } from './types';

export type Credentials = JsonBody<'/api/auth/login', 'post'>;

/** Who is logged in; or the password was right, and the ticket and a code of the second step start the session. */
type LoginAnswer = Answer<'/api/auth/login', 'post'>;

export type SecondStep = JsonBody<'/api/auth/login/second-step', 'post'>;

const SESSION_CHECK_TIMEOUT_MS = 10_000;

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    signup: build.mutation<{ user: User }, Credentials & { name: string }>(
      asking((body) => call('/api/auth/signup', 'post', { body })),
    ),
    login: build.mutation<LoginAnswer, Credentials>(
      asking((body) => call('/api/auth/login', 'post', { body })),
    ),
    finishLogin: build.mutation<{ user: User }, SecondStep>(
      asking((body) => call('/api/auth/login/second-step', 'post', { body })),
    ),
    logout: build.mutation<unknown, void>(asking(() => call('/api/auth/logout', 'post'))),
    verifyEmail: build.mutation<{ user: User }, { email: string; code: string }>(
      asking((body) => call('/api/auth/verify-email', 'post', { body })),
    ),
    resendCode: build.mutation<unknown, { email: string }>(
      asking((body) => call('/api/auth/resend-code', 'post', { body })),
    ),
    checkAuth: build.query<{ user: User | null }, void>({
      ...asking(() =>
        call('/api/auth/check-auth', 'get', {
          timeout: SESSION_CHECK_TIMEOUT_MS,
          // A visitor is no error: without this the browser would log the 401 as one.
          headers: { Prefer: 'handling=lenient' },
        }),
      ),
    }),
    forgotPassword: build.mutation<unknown, { email: string }>(
      asking((body) => call('/api/auth/forgot-password', 'post', { body })),
    ),
    resetPassword: build.mutation<unknown, { token: string; password: string }>({
      ...asking(({ token, password }) =>
        call('/api/auth/reset-password/{token}', 'post', { path: { token }, body: { password } }),
      ),
    }),
  }),
});

export const { useResendCodeMutation } = authApi;
