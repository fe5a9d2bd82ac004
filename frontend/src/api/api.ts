import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import type { BaseQueryFn, FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { askedAgain } from './asked-again';
import { withKey } from './keyed';
import { askForPassword } from './password-prompt';
import { isRefusal, problemOf } from './problem';
import { noteShopTime } from './shop-clock';
import { sessionExpired, setupRequired } from './session';
import type { AccountSetup } from './types';

export type ShopBaseQuery = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError>;

/** Where calls are sent when the storefront is rendered on the server; empty in the browser. */
export interface ApiExtra {
  fetchFn?: typeof fetch;
  baseUrl?: string;
}

// A 401 from these means a wrong password or a visitor, not a session that has ended.
const AUTH_PREFIX = '/api/auth/';

const SETUPS: Record<string, AccountSetup> = {
  PASSWORD_CHANGE_REQUIRED: 'password',
  TWO_STEP_REQUIRED: 'two_step',
};

/** Whether a call that is repeated could do something twice: a POST, or a change of a product, which may add pieces. */
const couldAddUp = ({ method, url }: FetchArgs): boolean =>
  method === 'POST' || (method === 'PATCH' && url.startsWith('/api/products/'));

const baseQuery: ShopBaseQuery = async (given, store, extra) => {
  const call = typeof given === 'string' ? { url: given } : given;
  const { keyed = call, forget } = couldAddUp(call) ? withKey(call) : {};
  const apiExtra = store.extra as ApiExtra;
  const send = fetchBaseQuery({ baseUrl: '/', credentials: 'include', ...apiExtra });
  // A page that is rendered on the server has no time to wait.
  const request = call.method || apiExtra.baseUrl ? send : askedAgain(send);
  let result = await request(keyed, store, extra);
  // The call was not carried out, so it is repeated as it was.
  if (codeOf(result.error) === 'CONFIRM_PASSWORD' && (await askForPassword()))
    result = await request(keyed, store, extra);
  noteShopTime(result.meta?.response?.headers);
  const { error } = result;
  if (error?.status === 401 && !call.url.startsWith(AUTH_PREFIX)) store.dispatch(sessionExpired());
  const code = codeOf(error);
  if (SETUPS[code]) store.dispatch(setupRequired(SETUPS[code]));
  if (!error || (isRefusal(error) && code !== 'UNDER_WAY')) forget?.();
  return result;
};

const codeOf = (error: unknown): string => String(problemOf(error)?.code);

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
    'Delivery',
    'PayableOrder',
    'OpenOrder',
    'Review',
    'Sale',
    'Synonym',
    'ValueWord',
    'Page',
    'RielRate',
    'Invoice',
    'InvoiceSeller',
    'ExchangeRate',
    'PromoCode',
    'Return',
    'PaymentMethod',
    'OrderRules',
    'CashOnDelivery',
    'Money',
    'ReportJob',
    'Figures',
    'Log',
  ],
  endpoints: () => ({}),
});
