import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { patient } from '@mekong/testing';
import { chromiumPath } from '../../infra/local/programs.mjs';
import { judgePages } from './judged-pages.js';
import type { Shopper } from './shopper.js';
import { tellWhenFailing } from './shown-pages.js';
import { NOTE_TOASTS } from './toasts.js';

/** A headless Chromium that talks to nobody but the shop. Its camera sees what a file of Motion JPEG shows, if there is one. */
export function openBrowser(camera?: string): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--use-fake-device-for-media-stream',
      // Nobody is there to be asked for it.
      `--use-fake-ui-for-media-stream${camera ? '' : '=deny'}`,
      ...(camera ? [`--use-file-for-fake-video-capture=${camera}`] : []),
    ],
  });
}

/** The screen of a common telephone, in CSS pixels. */
export const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

/** Less than a test may take, so that a failure names what was waited for. */
const PATIENCE_MS = 30_000;

export interface PageOptions {
  size?: { width: number; height: number };
  language?: 'en' | 'km';
  /** Somebody whose session the page has from the start. */
  as?: Shopper;
  /** What this browser has put into its cart before. */
  cart?: object[];
  /** Its reader has not asked for less movement. Others have, so that nothing is seen half faded in. */
  hasMotion?: true;
  /** The browser runs no scripts. */
  hasScripts?: false;
  /** Receives what the page itself throws. */
  errors?: Error[];
}

/** A page of its own session at the shop. */
export async function openPage(browser: Browser, shopUrl: string, options: PageOptions = {}): Promise<Page> {
  const { size = DESKTOP, errors = [] } = options;
  const isPhone = size.width < 600;
  const context = await browser.newContext({
    baseURL: shopUrl,
    viewport: size,
    isMobile: isPhone,
    hasTouch: isPhone,
    javaScriptEnabled: options.hasScripts ?? true,
    reducedMotion: options.hasMotion ? 'no-preference' : 'reduce',
  });
  context.setDefaultTimeout(patient(PATIENCE_MS));
  judgePages(context);
  await giveCookies(context, shopUrl, options);
  await context.addInitScript(NOTE_TOASTS);
  if (options.cart) await context.addInitScript(fillCartOnce(options.cart));
  const page = await context.newPage();
  page.on('pageerror', (error) => errors.push(error));
  tellWhenFailing(page);
  return page;
}

async function giveCookies(context: BrowserContext, shopUrl: string, { language, as }: PageOptions) {
  if (language) await context.addCookies([{ name: 'language', value: language, url: shopUrl }]);
  if (!as) return;
  const pairs = as
    .cookies()
    .split('; ')
    .map((pair) => pair.split(/=(.*)/s));
  await context.addCookies(
    pairs.map(([name = '', value = '']) => ({ name, value, url: shopUrl, httpOnly: true, sameSite: 'Lax' })),
  );
}

function fillCartOnce(cart: object[]): string {
  return `if (!localStorage.getItem('filled')) {
    localStorage.setItem('filled', 'yes');
    localStorage.setItem('cart', ${JSON.stringify(JSON.stringify(cart))});
  }`;
}
