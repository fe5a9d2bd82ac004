import { checkAuthApi } from '../api/check-auth-api';
import { statusOf } from '../api/problem';
import { selectUser } from '../features/auth/auth-slice';
import { checkAuth } from '../features/auth/check-auth';
import type { ShopStore } from './store';

const ANEW = { subscribe: false, forceRefetch: true } as const;

/**
 * Asks for the session again when Back brings a page back as it was, of somebody who may have logged out meanwhile: nothing of them
 * is to be seen before the answer. `reload` loads the page anew, for whoever is logged in by now.
 */
export function askOnReturn(store: ShopStore, reload = () => window.location.reload()): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void askAgain(store, reload);
  });
}

async function askAgain(store: ShopStore, reload: () => void): Promise<void> {
  const before = selectUser(store.getState())?.id;
  const { style } = document.body;
  if (before) style.visibility = 'hidden';
  const { data, error } = await store.dispatch(checkAuthApi.endpoints.checkAuth.initiate(undefined, ANEW));
  // Beside an error there is still the answer of before.
  const now = error ? undefined : data?.user?.id;
  const isKnown = !error || statusOf(error) === 401;
  if (isKnown && now !== before) return reload();
  // The screens say that it is not known.
  if (!isKnown) await store.dispatch(checkAuth());
  style.visibility = '';
}
