import type { Page } from 'playwright-core';
import { scriptBytes } from '../bench/web/first-load.mjs';
import { mostScriptBytes } from '../bench/web/report.mjs';
import { setStage } from '../support/stage.js';
import { visit } from '../support/visit.js';

const stage = setStage();

/** The size of the scripts that a page loads by itself until it rests. */
async function sizeOf(page: Page, path: string): Promise<number> {
  const requests: { url: string; resourceType: string }[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requests.push({ url: request.url(), resourceType: 'Script' });
  });
  await visit(page, path);
  await page.waitForLoadState('networkidle');
  return scriptBytes(requests);
}

it.each([
  ['landing', '/'],
  ['category', '/category/mouse'],
  ['search', '/search?q=river'],
])('the first scripts of the %s page are as small as promised', async (name, path) => {
  expect(await sizeOf(await stage.open(), path)).toBeLessThanOrEqual(mostScriptBytes({ name }));
});

it('the first scripts of a product are as small as promised', async () => {
  const path = `/product/mouse/x-${stage.catalogue.riverMouse}`;
  expect(await sizeOf(await stage.open(), path)).toBeLessThanOrEqual(mostScriptBytes({ name: 'product' }));
});

it('the first scripts of a checkout are as small as promised', async () => {
  const cart = await stage.cartOf(stage.catalogue.riverMouse);
  const page = await stage.open({ as: await stage.customer(), cart });
  expect(await sizeOf(page, '/checkout')).toBeLessThanOrEqual(mostScriptBytes({ name: 'checkout' }));
});
