import type { Browser } from 'playwright-core';
import { query } from '@mekong/testing';
import { openBrowser, openPage } from '../support/browser.js';
import { builtStorefront } from '../support/embedded-shop.js';
import { startProcessShop, type ProcessShop } from '../support/process-shop.js';
import { buyTwoMice, expectSold, givenTwoMice } from './buying-journey.js';

let shop: ProcessShop;
let browser: Browser;
beforeAll(async () => {
  shop = await startProcessShop({ orders: 2 }, { WEB_ROOT: await builtStorefront() });
  browser = await openBrowser();
}, 180_000);
afterAll(async () => {
  await browser.close();
  await shop.stop();
});

it('a new shopper can buy with every part in its own process, over RabbitMQ, with two replicas of orders', async () => {
  const ids = await givenTwoMice(shop.url);
  const page = await openPage(browser, shop.url, { hasMotion: true });
  await buyTwoMice(page, shop.url, 'journey@shop.example');
  await expectSold(shop.url, ids, 'journey@shop.example');
  expect(await query(shop.databases.orders!, 'SELECT status FROM orders')).toEqual([{ status: 'paid' }]);
}, 180_000);
