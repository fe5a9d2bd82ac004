import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App, Screens } from './app/app';
import './app/base.css';
import { loadFirstData } from './app/first-data';
import './app/fonts.css';
import { routes } from './app/route-table';
import { makeBrowserStore, type ShopStore } from './app/store';
import './app/tokens.css';
import { checkAuth } from './features/auth/auth-thunks';
import { keepLanguage, preferredLanguage } from './lib/i18n/language';
import { loadDictionary } from './lib/i18n/load-dictionary';
import type { Speech } from './lib/i18n/i18n';
import { nameShop } from './lib/shop';
import { restoreTheme } from './lib/theme';
import { wait } from './lib/timings';

/** How long the page that the server painted may stand in for the shop while the first answers are on their way. */
const FIRST_PAINT_MS = 500;

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

/** Resolves once the first screen can be drawn as the server painted it. */
function startLoading(store: ShopStore): Promise<void> {
  void store.dispatch(checkAuth());
  const firstData = loadFirstData(store, new URL(window.location.href)).catch(() => undefined);
  return Promise.race([firstData, wait(FIRST_PAINT_MS)]);
}

/** The shopper's language; English when the other cannot be loaded. */
async function loadSpeech(): Promise<Speech> {
  const language = preferredLanguage();
  try {
    return { language, dictionary: await loadDictionary(language) };
  } catch {
    return { language: 'en', dictionary: null };
  }
}

/** The page says what the shop is called, so that it can be renamed without a build. */
function readShopName(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="application-name"]');
  if (meta?.content) nameShop(meta.content);
}

async function start(root: HTMLElement): Promise<void> {
  readShopName();
  restoreTheme();
  const store = makeBrowserStore();
  const loading = startLoading(store);
  const speech = await loadSpeech();
  if (speech.language !== 'en') keepLanguage(speech.language);
  if (root.hasChildNodes()) await loading;
  document.querySelectorAll('[data-first-paint]').forEach((element) => element.remove());
  const shop = (
    <StrictMode>
      <App store={store} speech={speech}>
        <BrowserRouter>
          <Screens routes={routes} />
        </BrowserRouter>
      </App>
    </StrictMode>
  );
  // Drawn in small steps, so that the first touch does not wait for the whole.
  startTransition(() => createRoot(root).render(shop));
}

void start(root);
