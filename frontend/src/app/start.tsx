import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { Speech } from '../lib/i18n/load-speech';
import { keepLanguage } from '../lib/i18n/language';
import { hearMovesFirst } from '../lib/moves-in-history';
import { nameShop } from '../lib/shop';
import { restoreTheme } from '../lib/theme';
import { wait } from '../lib/timings';
import { App, Screens } from './app';
import { RestoreVisit } from './restore-visit';
import { hasAllData, loadFirstData } from './first-data';
import { routes } from './route-table';
import { makeStore, type ShopStore } from './store';

/** How long the page that the server painted may stand in for the shop while the first answers are on their way. */
const PATIENCE_MS = 150;

/** Brings the shop to life in an element: takes over the page that the server painted there, or draws its own. */
export async function start(root: HTMLElement, speech: Speech): Promise<void> {
  readShopName();
  restoreTheme();
  if (speech.language !== 'en') keepLanguage(speech.language);
  const store = makeStore();
  const canTakeOver = root.hasChildNodes() && (await looksAsPainted(store));
  const shop = (
    <StrictMode>
      <App store={store} speech={speech}>
        {/* A page whose code is still to come shows its spinner at once; a filter shows itself ticked at once. */}
        <BrowserRouter useTransitions={false}>
          <Screens routes={routes} />
        </BrowserRouter>
        <RestoreVisit store={store} />
      </App>
    </StrictMode>
  );
  endFirstPaint();
  hearMovesFirst();
  // In small steps, so that the first touch does not wait for the whole.
  startTransition(() => {
    if (canTakeOver) hydrateRoot(root, shop, { onRecoverableError: warnOfNewPaint });
    else createRoot(root).render(shop);
  });
}

/** Whether what the painted page shows came in time, so that the shop's own screen looks the same. */
function looksAsPainted(store: ShopStore): Promise<boolean> {
  const loaded = loadFirstData(store, new URL(window.location.href)).then(() => hasAllData(store));
  return Promise.race([loaded.catch(() => false), wait(PATIENCE_MS).then(() => false)]);
}

/** The page says what the shop is called, so that it can be renamed without a build. */
function readShopName(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="application-name"]');
  if (meta?.content) nameShop(meta.content);
}

/** What was only there until the shop's code came. */
function endFirstPaint(): void {
  document.querySelectorAll('[data-first-paint]').forEach((element) => element.remove());
  document.querySelectorAll('#root [inert]').forEach((element) => element.removeAttribute('inert'));
}

/** Something has changed since the server painted the page: it was drawn anew, and nothing is lost. */
function warnOfNewPaint(error: unknown): void {
  console.warn('The painted page was out of date:', error);
}
