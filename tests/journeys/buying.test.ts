import type { Browser } from 'playwright-core';
import { openBrowser, openPage } from '../support/browser.js';
import { builtStorefront, startEmbeddedShop, type EmbeddedShop } from '../support/embedded-shop.js';
import { buyTwoMice, expectSold, givenTwoMice } from './buying-journey.js';

let shop: EmbeddedShop;
let browser: Browser;
beforeAll(async () => {
  shop = await startEmbeddedShop({ WEB_ROOT: await builtStorefront() });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await shop.stop();
});

it('a new shopper browses, signs up by the mailed code, checks out, pays and sees the receipt', async () => {
  const errors: Error[] = [];
  const ids = await givenTwoMice(shop.url);
  const page = await openPage(browser, shop.url, { errors, hasMotion: true });
  await buyTwoMice(page, shop.url, 'journey@shop.example');
  await expectSold(shop.url, ids, 'journey@shop.example');
  expect(errors).toEqual([]);
});
