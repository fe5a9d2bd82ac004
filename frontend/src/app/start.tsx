import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { LanguagePack } from '../lib/i18n/load-language';
import { keepLanguage, type Language } from '../lib/i18n/language';
import { listenBeforeRouter } from '../lib/history-guards';
import { describeShop } from '../lib/shop';
import { restoreTheme } from '../lib/theme';
import { wait } from '../lib/timings';
import { App, Screens } from './app';
import { RestoreVisit } from './restore-visit';
import { hasAllData, loadFirstData } from './first-data';
import { loadScreen } from './lazy-screen';
import { loadOwnData, OWNER_META } from './own-data';
import { routes } from './route-table';
import { makeStore, type ShopStore } from './store';

/**
 * How long to wait for the first answers, on a slow network too; after that the rendered page is replaced, and jumps, instead of
 * being hydrated.
 */
const PATIENCE_MS = 1_500;
/** The page that was rendered for its owner is whole, so that it is worth more time. */
const OWN_PATIENCE_MS = 10_000;

/** Starts the shop in an element: hydrates the page that the server rendered there, or renders a new one. */
export async function start(root: HTMLElement, pack: LanguagePack): Promise<void> {
  readShopFacts();
  restoreTheme();
  if (pack.language !== 'en') keepLanguage(pack.language);
  const store = makeStore();
  await pause();
  // The screen says so if that fails.
  const code = loadScreen(routes, window.location.pathname).catch(() => undefined);
  const canTakeOver = root.hasChildNodes() && (await canHydrate(store, pack.language, code));
  const shop = (
    <StrictMode>
      <App store={store} pack={pack} inBrowser={<RestoreVisit store={store} />}>
        {/* Without transitions a page whose code is loading shows its spinner at once, and a filter its tick. */}
        <BrowserRouter useTransitions={false}>
          <Screens routes={routes} />
        </BrowserRouter>
      </App>
    </StrictMode>
  );
  await pause();
  endFirstRender();
  listenBeforeRouter();
  // A transition renders in small steps, so that the first touch is not blocked.
  startTransition(() => {
    // Where the data has changed since the server rendered the page, React renders it again: a warning is enough.
    if (canTakeOver) hydrateRoot(root, shop, { onRecoverableError: console.warn });
    else createRoot(root).render(shop);
  });
}

/** Lets a slow phone scroll and follow links between two pieces of work. */
const pause = () => wait(0);

/**
 * Resolves when the rendered page's data and code are there, or late; answers whether all data came in time: only then does the
 * first render match the rendered page.
 */
async function canHydrate(store: ShopStore, language: Language, code: Promise<void>): Promise<boolean> {
  const address = new URL(window.location.href);
  const owner = metaOf(OWNER_META);
  const loaded = owner
    ? loadOwnData(store, address.pathname).then((user) => user?.id === owner)
    : loadFirstData(store, address, language, pause);
  const whole = loaded.then((isOwners) => isOwners !== false && hasAllData(store)).catch(() => false);
  const late = wait(owner ? OWN_PATIENCE_MS : PATIENCE_MS).then(() => false);
  await Promise.race([code, late]);
  return Promise.race([whole, late]);
}

const metaOf = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

/** Takes the shop's name and shipping policy from the page, so that they can be changed without a build. */
function readShopFacts(): void {
  const shopName = metaOf('application-name');
  if (shopName) describeShop({ shopName, shippingPolicy: metaOf('shipping-policy') });
}

/** Removes the rendered page's own head elements and makes its buttons usable. */
function endFirstRender(): void {
  document.querySelectorAll('[data-first-render]').forEach((element) => element.remove());
  document.querySelectorAll('#root [inert]').forEach((element) => element.removeAttribute('inert'));
}
