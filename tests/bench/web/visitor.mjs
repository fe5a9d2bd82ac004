import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { ClearError } from '../../../infra/local/clear-error.mjs';
import { chromiumPath } from '../../../infra/local/programs.mjs';

const flags = ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'];

/**
 * Returns a function that visits a page once, as Lighthouse's phone on a slow network in a new browser, and returns
 * Lighthouse's result; `missing` in it is the text that the page should have shown and did not. `cleanup` closes a browser
 * that is still open.
 */
export function visitor(cleanup) {
  const chromePath = chromiumPath();
  if (!chromePath)
    throw new ClearError('The benchmark needs Chromium (Debian, Ubuntu: apt install chromium).');
  let open;
  cleanup.add(() => open?.kill());
  return async ({ url, state, shows }) => {
    open = await launch({ chromePath, chromeFlags: flags, handleSIGINT: false, logLevel: 'silent' });
    try {
      if (state) await prepare(open.port, new URL('/health/live', url).href, state);
      // The browser is new, and a reset would remove the state that was just prepared.
      const { lhr } = await lighthouse(url, {
        port: open.port,
        output: 'json',
        logLevel: 'silent',
        disableStorageReset: true,
      });
      const isAsMeant = !shows || (await isShown(open.port, url, shows));
      return { ...lhr, missing: isAsMeant ? undefined : shows };
    } finally {
      open.kill();
      open = undefined;
    }
  };
}

/** Sets cookies and local storage, on a page of the same origin that loads nothing of the shop. */
function prepare(port, url, { cookies, storage }) {
  return withPage(port, async (page) => {
    await page.context().addCookies(cookies);
    await page.goto(url);
    await page.evaluate((texts) => {
      for (const [key, text] of Object.entries(texts)) globalThis.localStorage.setItem(key, text);
    }, storage);
  });
}

/** Whether the page shows this text, since a page without its content would be too fast. */
function isShown(port, url, text) {
  return withPage(port, async (page) => {
    await page.goto(url);
    const shown = page.getByText(text).filter({ visible: true }).first();
    return shown.waitFor({ timeout: 10_000 }).then(
      () => true,
      () => false,
    );
  });
}

async function withPage(port, act) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0].newPage();
  try {
    return await act(page);
  } finally {
    await page.close();
    await browser.close();
  }
}
