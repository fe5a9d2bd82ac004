import { checkAuthApi } from '../api/check-auth-api';
import { statusOf } from '../api/problem';
import { selectAuth, selectUser } from '../features/auth/auth-slice';
import { checkAuth } from '../features/auth/check-auth';
import type { ShopStore } from './store';

const ANEW = { subscribe: false, forceRefetch: true } as const;

/** What a tab writes when somebody logs in or out in it, for the others. */
const CHANGED_KEY = 'session-changed';

/**
 * Asks for the session again when Back brings a page back as it was, of somebody who may have logged out meanwhile, and when
 * somebody logs in or out in another tab: nothing of them is to be seen before the answer. `reload` loads the page anew, for whoever
 * is logged in by now.
 */
export function askOnReturn(store: ShopStore, reload = () => window.location.reload()): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void askAgain(store, reload);
  });
  window.addEventListener('storage', ({ key }) => {
    if (key === CHANGED_KEY) void askAgain(store, reload);
  });
  tellOtherTabs(store);
}

/** A session that ends by itself is not told: each tab finds out when it asks for something, and keeps what was typed. */
function tellOtherTabs(store: ShopStore): void {
  let before: string | undefined | null = null;
  store.subscribe(() => {
    const { user, isCheckingAuth, hasSessionEnded } = selectAuth(store.getState());
    if (isCheckingAuth || before === user?.id) return;
    const isFirst = before === null;
    before = user?.id;
    if (isFirst || hasSessionEnded) return;
    try {
      localStorage.setItem(CHANGED_KEY, String(Date.now()));
    } catch {
      // Without storage no tab knows of another.
    }
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
