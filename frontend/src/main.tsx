import './app/base.css';
import './app/fonts.css';
import './app/tokens.css';
import { languageOf, preferredLanguage } from './lib/i18n/language';
import { english, loadSpeech, type Speech } from './lib/i18n/load-speech';
import { wait } from './lib/timings';

/** How long the code waits for a painted page to be shown; a page in the background is not shown at all. */
const FIRST_PAINT_MS = 500;

/** The language of what the server painted, else the shopper's; English when the other cannot be loaded. */
async function firstSpeech(isPainted: boolean): Promise<Speech> {
  const painted = isPainted ? languageOf(document.documentElement.lang) : null;
  try {
    return await loadSpeech(painted ?? preferredLanguage());
  } catch {
    return english;
  }
}

/** Resolves once what the server painted stands on the screen. */
function firstPaint(): Promise<void> {
  const shown = new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return Promise.race([shown, wait(FIRST_PAINT_MS)]);
}

/** Has the browser fetch the first load's code and answers, which a painted page leaves until it is shown. */
function fetchWhatIsLate(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel^="late-"]')) {
    link.rel = link.rel.slice('late-'.length);
  }
}

/**
 * Loads the shop's code in pieces with a pause after each, so that a phone which runs them can scroll and follow links
 * meanwhile.
 */
async function load(root: HTMLElement): Promise<void> {
  const isPainted = root.hasChildNodes();
  if (isPainted) await firstPaint();
  fetchWhatIsLate();
  const speech = firstSpeech(isPainted);
  for (const piece of [() => import('react-dom/client'), () => import('./app/store')]) {
    await piece();
    await wait(0);
  }
  const { start } = await import('./app/start');
  await wait(0);
  await start(root, await speech);
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');
void load(root);
