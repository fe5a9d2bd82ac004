import { addressesApi } from '../api/addresses-api';
import { deliveryApi } from '../api/delivery-api';
import { openOrdersApi } from '../api/open-orders-api';
import { paymentMethodsApi } from '../api/payment-methods-api';
import type { User } from '../api/types';
import { selectIsVerified, selectUser } from '../features/auth/auth-slice';
import { checkAuth } from '../features/auth/check-auth';
import type { ShopStore } from './store';

const once = { subscribe: false } as const;

/** Loads who is logged in and their saved addresses and unpaid orders, how long parcels take, and how orders can be paid; undefined where nobody with a verified email is. */
export async function loadOwn({ dispatch, getState }: ShopStore): Promise<User | undefined> {
  await dispatch(checkAuth());
  const user = selectIsVerified(getState()) ? selectUser(getState()) : null;
  // Who has no address of their own has saved none.
  const addresses = user?.address && dispatch(addressesApi.endpoints.getAddresses.initiate(undefined, once));
  const methods = dispatch(paymentMethodsApi.endpoints.getPaymentMethods.initiate({}, once));
  const delivery = dispatch(deliveryApi.endpoints.getDelivery.initiate(undefined, once));
  if (user) await dispatch(openOrdersApi.endpoints.getOpenOrders.initiate(undefined, once));
  await Promise.all([addresses, delivery, methods]);
  return user ?? undefined;
}
