import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import type { BaseQueryFn, FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { sessionExpired } from './session';

type ShopBaseQuery = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError>;

/** What the store hands to every call: where the calls go when there is no browser to send them. */
export interface ApiExtra {
  fetchFn?: typeof fetch;
  baseUrl?: string;
}

const inBrowser = fetchBaseQuery({ baseUrl: '/', credentials: 'include' });

// A 401 of these means a wrong password or a visitor, not a session that ran out.
const AUTH_PREFIX = '/api/auth/';

const baseQuery: ShopBaseQuery = async (args, store, extra) => {
  const { fetchFn, baseUrl } = store.extra as ApiExtra;
  const request = fetchFn ? fetchBaseQuery({ baseUrl, fetchFn }) : inBrowser;
  const result = await request(args, store, extra);
  const url = typeof args === 'string' ? args : args.url;
  if (result.error?.status === 401 && !url.startsWith(AUTH_PREFIX)) store.dispatch(sessionExpired());
  return result;
};

/**
 * Seconds for which a list is kept that a shopper has left for one of its products: who goes back in this time finds the
 * page as it was, at its old place.
 */
export const KEPT_FOR_RETURN = 600;

/** The one client of the shop's API. Endpoints are injected by the files beside this one. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  refetchOnMountOrArgChange: 30,
  tagTypes: ['Brand', 'Product', 'User', 'MyOrder', 'AdminOrder', 'PayableOrder', 'Review', 'ReportJob'],
  endpoints: () => ({}),
});
