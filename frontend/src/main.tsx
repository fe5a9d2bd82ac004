import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App, Screens } from './app/app';
import './app/base.css';
import { Beginning } from './app/beginning';
import { hasAllData, loadFirstData } from './app/first-data';
import './app/fonts.css';
import { routes } from './app/route-table';
import { makeStore } from './app/store';
import './app/tokens.css';
import { keepLanguage, languageOf, preferredLanguage } from './lib/i18n/language';
import { loadDictionary } from './lib/i18n/load-dictionary';
import type { Speech } from './lib/i18n/i18n';
import { nameShop } from './lib/shop';
import { restoreTheme } from './lib/theme';
import { wait } from './lib/timings';

/** How long the page that the server painted may stand in for the shop while the first answers are on their way. */
const FIRST_PAINT_MS = 150;

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

/** The page says what the shop is called, so that it can be renamed without a build. */
function readShopName(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="application-name"]');
  if (meta?.content) nameShop(meta.content);
}

/** The language of what the server painted, else the shopper's; English when the other cannot be loaded. */
async function loadSpeech(isPainted: boolean): Promise<Speech> {
  const painted = isPainted ? languageOf(document.documentElement.lang) : null;
  const language = painted ?? preferredLanguage();
  try {
    return { language, dictionary: await loadDictionary(language) };
  } catch {
    return { language: 'en', dictionary: null };
  }
}

/** What was only there until the shop's code came. */
function endFirstPaint(): void {
  document.querySelectorAll('[data-first-paint]').forEach((element) => element.remove());
  document.querySelectorAll('#root [inert]').forEach((element) => element.removeAttribute('inert'));
}

/** Something has changed since the server painted the page: it was drawn anew, and nothing is lost. */
function tellOfNews(error: unknown): void {
  console.warn('The painted page was out of date:', error);
}

async function start(root: HTMLElement): Promise<void> {
  const isPainted = root.hasChildNodes();
  readShopName();
  restoreTheme();
  const store = makeStore();
  const firstData = loadFirstData(store, new URL(window.location.href)).then(() => hasAllData(store));
  const inTime = Promise.race([firstData.catch(() => false), wait(FIRST_PAINT_MS).then(() => false)]);
  const speech = await loadSpeech(isPainted);
  if (speech.language !== 'en') keepLanguage(speech.language);
  const shop = (
    <StrictMode>
      <App store={store} speech={speech}>
        {/* A page whose code is still to come shows its spinner at once; a filter shows itself ticked at once. */}
        <BrowserRouter useTransitions={false}>
          <Screens routes={routes} />
        </BrowserRouter>
        <Beginning store={store} />
      </App>
    </StrictMode>
  );
  const canTakeOver = isPainted && (await inTime);
  endFirstPaint();
  // In small steps, so that the first touch does not wait for the whole.
  startTransition(() => {
    if (canTakeOver) hydrateRoot(root, shop, { onRecoverableError: tellOfNews });
    else createRoot(root).render(shop);
  });
}

void start(root);
