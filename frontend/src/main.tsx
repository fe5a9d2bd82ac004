import './app/base.css';
import './app/fonts.css';
import './app/tokens.css';
import { addEarly } from './features/cart/early-add';
import { dropDeferredData, startDeferredFetches } from './lib/deferred-fetches';
import type { EarlyAdd } from './lib/early-add';
import { noteEarlyTaps } from './lib/early-tap';
import { languageOf, preferredLanguage } from './lib/i18n/language';
import { english, loadLanguagePack, type LanguagePack } from './lib/i18n/load-language';
import { wait } from './lib/timings';

/** How long to wait for the rendered page to be shown; a tab in the background never shows it. */
const FIRST_PAINT_MS = 500;

/** The language of the rendered page, else the shopper's; English when that cannot be loaded. */
async function firstLanguagePack(isRendered: boolean): Promise<LanguagePack> {
  const rendered = isRendered ? languageOf(document.documentElement.lang) : null;
  try {
    return await loadLanguagePack(rendered ?? preferredLanguage());
  } catch {
    return english;
  }
}

/** Resolves once the browser has shown the page that the server rendered. */
function firstPaint(): Promise<void> {
  const shown = new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return Promise.race([shown, wait(FIRST_PAINT_MS)]);
}

/**
 * Loads the shop's code in pieces with a pause after each, so that a slow phone can scroll and follow links in between.
 */
async function load(root: HTMLElement): Promise<void> {
  const isRendered = root.hasChildNodes();
  if (isRendered)
    noteEarlyTaps(({ dataset: { add } }) => add !== undefined && addEarly(JSON.parse(add) as EarlyAdd));
  if (isRendered) await firstPaint();
  void startDeferredFetches();
  const pack = firstLanguagePack(isRendered);
  for (const piece of [
    () => import('react-dom/client'),
    () => import('./api/api'),
    () => import('./app/store'),
  ]) {
    await piece();
    await wait(0);
  }
  const { start } = await import('./app/start');
  await wait(0);
  const chosen = await pack;
  dropDeferredData();
  await start(root, chosen);
}

// A rendered page whose code did not come answers to nothing: it is loaded anew once there is a network again.
load(document.getElementById('root')!).catch((error: unknown) => {
  addEventListener('online', () => location.reload());
  throw error;
});
