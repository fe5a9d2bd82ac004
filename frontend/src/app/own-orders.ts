import { openOrdersApi } from '../api/open-orders-api';
import { ordersApi } from '../api/orders-api';
import { rielApi } from '../api/riel-api';
import type { User } from '../api/types';
import { selectIsVerified, selectUser } from '../features/auth/auth-slice';
import { checkAuth } from '../features/auth/check-auth';
import type { ShopStore } from './store';

const once = { subscribe: false } as const;

/**
 * Loads who is logged in and what My Orders shows them first. Answers the user; undefined where there is none with a verified
 * email. Resolves even if a call fails: the screen shows the error.
 */
export async function loadOwn({ dispatch, getState }: ShopStore): Promise<User | undefined> {
  const orders = Promise.all([
    dispatch(ordersApi.endpoints.getMyOrders.initiate(1, once)),
    dispatch(ordersApi.endpoints.getClosedOrders.initiate(undefined, once)),
    dispatch(openOrdersApi.endpoints.getOpenOrders.initiate(undefined, once)),
    dispatch(rielApi.endpoints.getRielRate.initiate(undefined, once)),
  ]);
  await dispatch(checkAuth());
  if (!selectIsVerified(getState())) return undefined;
  await orders;
  return selectUser(getState()) ?? undefined;
}
