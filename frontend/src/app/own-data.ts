import { matchPath } from 'react-router-dom';
import type { User } from '../api/types';
import type { ShopStore } from './store';

/** The name of the rendered page's element that tells for whose eyes it was rendered, by their id. */
export const OWNER_META = 'rendered-for';

/** Loads who is logged in and what a screen of theirs shows first; answers undefined where nobody with a verified email is. */
type LoadOwn = (store: ShopStore) => Promise<User | undefined>;

const LOADS: Record<string, () => Promise<{ loadOwn: LoadOwn }>> = {
  '/user-profile': () => import('./routes/orders-route'),
  '/checkout': () => import('./routes/checkout-route'),
};

/** The same for the screen at a path. Resolves even if a call fails: the screen shows the error. */
export async function loadOwnData(store: ShopStore, pathname: string): Promise<User | undefined> {
  const load = Object.keys(LOADS).find((path) => matchPath(path, pathname));
  return load === undefined ? undefined : (await LOADS[load]!()).loadOwn(store);
}
