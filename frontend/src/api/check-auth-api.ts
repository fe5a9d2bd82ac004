import { api } from './api';
import { call, endpoint } from './call';
import type { User } from './types';

const SESSION_CHECK_TIMEOUT_MS = 10_000;

/** Apart from the other calls of accounts, since every page asks who is logged in. */
export const checkAuthApi = api.injectEndpoints({
  endpoints: (build) => ({
    checkAuth: build.query<{ user: User | null }, void>({
      ...endpoint(() =>
        call('/api/auth/check-auth', 'get', {
          timeout: SESSION_CHECK_TIMEOUT_MS,
          // With this header a visitor gets 200 instead of 401, which the browser would log as an error.
          headers: { Prefer: 'handling=lenient' },
        }),
      ),
    }),
  }),
});
