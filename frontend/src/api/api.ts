import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import type { BaseQueryFn, FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { askForPassword } from './password-prompt';
import { problemOf } from './problem';
import { sessionExpired, setupRequired } from './session';
import type { AccountSetup } from './types';

export type ShopBaseQuery = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError>;

/** Where calls are sent when the storefront is rendered on the server; empty in the browser. */
export interface ApiExtra {
  fetchFn?: typeof fetch;
  baseUrl?: string;
}

const inBrowser = fetchBaseQuery({ baseUrl: '/', credentials: 'include' });

// A 401 from these means a wrong password or a visitor, not a session that has ended.
const AUTH_PREFIX = '/api/auth/';

const SETUPS: Record<string, AccountSetup> = {
  PASSWORD_CHANGE_REQUIRED: 'password',
  TWO_STEP_REQUIRED: 'two_step',
};

const baseQuery: ShopBaseQuery = async (args, store, extra) => {
  const { fetchFn, baseUrl } = store.extra as ApiExtra;
  const request = fetchFn ? fetchBaseQuery({ baseUrl, fetchFn }) : inBrowser;
  let result = await request(args, store, extra);
  // The call was not carried out, so it is repeated as it was.
  if (codeOf(result.error) === 'CONFIRM_PASSWORD' && (await askForPassword()))
    result = await request(args, store, extra);
  const url = typeof args === 'string' ? args : args.url;
  if (result.error?.status === 401 && !url.startsWith(AUTH_PREFIX)) store.dispatch(sessionExpired());
  const setup = SETUPS[codeOf(result.error)];
  if (setup) store.dispatch(setupRequired(setup));
  return result;
};

const codeOf = (error: unknown): string => String(problemOf(error)?.code);

/**
 * How long a list stays cached after a shopper opens one of its products: going back within this time shows the page as
 * it was, at its old scroll position.
 */
export const KEEP_FOR_RETURN_SECONDS = 600;

/** The one client of the shop's API. The files beside this one inject its endpoints. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  refetchOnMountOrArgChange: 30,
  tagTypes: [
    'Brand',
    'Product',
    'User',
    'UserNote',
    'MyOrder',
    'AdminOrder',
    'Courier',
    'PayableOrder',
    'OpenOrder',
    'Review',
    'Synonym',
    'ValueWord',
    'Page',
    'RielRate',
    'ReportJob',
    'Figures',
    'Log',
  ],
  endpoints: () => ({}),
});
