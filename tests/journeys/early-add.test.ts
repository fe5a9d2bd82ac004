import type { Page } from 'playwright-core';
import { waitFor } from '@mekong/testing';
import { PHONE } from '../support/browser.js';
import { addToCart } from '../support/shopping.js';
import { setStage } from '../support/stage.js';
import { holdBack, openRendered, visit } from '../support/visit.js';

const stage = setStage();

/** The code that makes buttons work; the lines that add to the cart come before it. */
const SHOP_CODE = /\/assets\/(react|store|shop)-.*\.js/;

const riverMousePage = () => `/product/mouse/x-${stage.catalogue.riverMouse}`;

const cartOf = (page: Page, count: number) =>
  page.getByRole('link', { name: count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`, exact: true });

/** Taps until the first lines of code have seen it, as nothing tells when they are there. */
async function tap(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Add to Cart' });
  await button.waitFor();
  await waitFor(async () => {
    await button.click({ force: true, noWaitAfter: true });
    const seen = page.locator('.early-toast, [data-waiting]');
    return (await seen.count()) > 0;
  });
}

it('adds to the cart before its code is there, beside what was in the cart before, and says so', async () => {
  const page = await stage.open({ size: PHONE });
  await addToCart(page, stage.catalogue.riverMouse);
  await cartOf(page, 1).waitFor();
  const send = await holdBack(page, SHOP_CODE);
  await openRendered(page, riverMousePage());
  await tap(page);
  await page.getByText('River Mouse added to cart').waitFor();
  const kept = await page.evaluate(
    `JSON.parse(localStorage.getItem('cart')).map(({ quantity }) => quantity)`,
  );
  send();
  await cartOf(page, Number(kept)).waitFor();
  expect(Number(kept)).toBeGreaterThan(1);
});

it('adds no more than are left before its code is there', async () => {
  const page = await stage.open({ size: PHONE, cart: await stage.cartOf(stage.catalogue.riverMouse) });
  await visit(page, '/');
  const left = Number(
    await page.evaluate(`(() => {
      const [item] = JSON.parse(localStorage.getItem('cart'));
      localStorage.setItem('cart', JSON.stringify([{ ...item, quantity: item.stock }]));
      return item.stock;
    })()`),
  );
  const send = await holdBack(page, SHOP_CODE);
  await openRendered(page, riverMousePage());
  await tap(page);
  send();
  await page.getByText(`Only ${left} left, already in your cart`).waitFor();
  await cartOf(page, left).waitFor();
});
