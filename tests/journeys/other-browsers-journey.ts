import { expect } from '@jest/globals';
import { waitFor } from '@mekong/testing';
import type { OtherBrowser } from '../support/other-browsers.js';
import { aVerifiedCustomer } from '../support/shopper.js';
import { PASSWORD } from '../support/stage.js';

const named = (tag: string, name: string) =>
  `//${tag}[normalize-space(.)="${name}" or @aria-label="${name}"]`;
const field = (label: string) => `//*[@id=//label[starts-with(normalize-space(.), "${label}")]/@for]`;

/** The way of a shopper who has an account, from the landing page to the receipt, and the shop in Khmer after it. */
export async function buyAMouse(browser: OtherBrowser, shopUrl: string, email: string): Promise<void> {
  await aVerifiedCustomer(shopUrl, email);
  const { go, see, click, write } = browser;
  const until = (path: RegExp) =>
    waitFor(async () => path.test(new URL(await browser.address()).pathname), { what: String(path) });

  await go(`${shopUrl}/`);
  await click(`//nav[@aria-label="Categories"]${named('a', 'Mouse')}`);
  await until(/^\/category\/mouse$/);
  await click('//a[@aria-label="View River Mouse"]');
  await see('//h1[contains(., "River Mouse")]');
  await click(named('button', 'Add to Cart'));
  await see('//a[starts-with(@aria-label, "Cart, 1 item")]');

  await go(`${shopUrl}/login`);
  await write(field('Email'), email);
  await write(field('Password'), PASSWORD);
  await click(named('button', 'Login'));
  await until(/^\/$/);

  await go(`${shopUrl}/checkout`);
  await write(field('Full Name'), 'Sok Dara');
  await write(field('Phone Number'), '+855 12 345 678');
  await write(field('Shipping Address'), 'ផ្ទះលេខ ១២, ភ្នំពេញ');
  await click('//button[starts-with(normalize-space(.), "Place Order")]');
  await until(/^\/payment\//);
  await see('//img[starts-with(@alt, "QR code")]');
  await click(named('button', 'Pay Now (Demo)'));
  await until(/^\/user-profile$/);
  await see('//article[contains(., "River Mouse")]');

  await click(named('button', 'ភាសាខ្មែរ (Khmer)'));
  await see('//html[@lang="km"]');
  expect(await browser.errors()).toEqual([]);
}
