import { chromium, type Browser, type Page } from 'playwright-core';
import { chromiumPath } from '@mekong/testing';

/** A headless Chromium that talks to nobody but the shop. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** A page of its own session at the shop; it fails on errors that the page itself throws. */
export async function openPage(browser: Browser, shopUrl: string, errors: Error[] = []): Promise<Page> {
  const context = await browser.newContext({ baseURL: shopUrl, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  page.on('pageerror', (error) => errors.push(error));
  return page;
}
