import { builtStorefront, startEmbeddedShop, type EmbeddedShop } from '../support/embedded-shop.js';
import { openFirefox, type OtherBrowser } from '../support/other-browsers.js';
import { givenTwoMice } from './buying-journey.js';
import { buyAMouse } from './other-browsers-journey.js';

let shop: EmbeddedShop;
let browser: OtherBrowser | undefined;
beforeAll(async () => {
  shop = await startEmbeddedShop({ WEB_ROOT: await builtStorefront() });
  await givenTwoMice(shop.url);
  browser = await openFirefox();
});
afterAll(async () => {
  await browser?.close();
  await shop.stop();
});

it('in Firefox a shopper finds a mouse, logs in, orders, pays, reads the receipt and the shop in Khmer', async () => {
  await buyAMouse(browser!, shop.url, 'firefox@shop.example');
});
