import type { Page } from 'playwright-core';
import { waitFor } from '@mekong/testing';
import { setStage } from '../support/stage.js';
import { holdBack, untilAlive } from '../support/visit.js';

const stage = setStage();
const ORDERS = '**/api/checkout/Recipt-generator';

/** What a browser has not that is old, or of a page without https. */
const withoutLocks = "Object.defineProperty(navigator, 'locks', { value: undefined })";

/** Two tabs of one browser, each with the filled checkout of the same cart. */
async function openTwice(before = '') {
  const customer = await stage.customer();
  const cart = await stage.cartOf(stage.catalogue.riverMouse);
  const one = await stage.open({ as: customer, cart });
  await one.context().addInitScript(before);
  const tabs = [one, await one.context().newPage()] as const;
  for (const tab of tabs) {
    await tab.goto('/checkout');
    await untilAlive(tab);
    await tab.getByLabel('Phone Number').fill('+855 12 345 678');
    await tab.getByLabel('Shipping Address').fill('House 12, Street 240');
    await tab.getByRole('button', { name: /^Place Order · / }).waitFor();
  }
  const orders = async (): Promise<{ id: string }[]> =>
    (await customer.call('GET', '/api/user/open-orders')).body.orders;
  return { tabs, orders };
}

const placeOrder = (tab: Page) => tab.getByRole('button', { name: /^Place Order/ }).click();
const orderOf = async (tab: Page) => {
  await tab.waitForURL('**/payment/*');
  return new URL(tab.url()).pathname.split('/').at(-1);
};

it('a cart that is sent in two tabs at once becomes one order, which both open', async () => {
  const { tabs, orders } = await openTwice();
  const send = await holdBack(tabs[0], ORDERS);
  await placeOrder(tabs[0]);
  await placeOrder(tabs[1]);
  await tabs[1].getByRole('button', { name: 'Placing order...' }).waitFor();
  send();
  const ids = [await orderOf(tabs[0]), await orderOf(tabs[1])];
  expect(await orders()).toMatchObject([{ id: ids[0] }]);
  expect(ids[1]).toBe(ids[0]);
});

it.each([
  { case: 'where one of them has typed something else', before: '' },
  { case: 'in a browser that has no locks', before: withoutLocks },
])('also $case', async ({ before }) => {
  const { tabs, orders } = await openTwice(before);
  await tabs[1].getByLabel('Shipping Address').fill('House 13, Street 240');
  const send = await holdBack(tabs[0], ORDERS);
  await placeOrder(tabs[0]);
  await placeOrder(tabs[1]);
  send();
  expect(await orderOf(tabs[1])).toBe(await orderOf(tabs[0]));
  expect(await orders()).toHaveLength(1);
});

it('the same products can be ordered again afterwards', async () => {
  const { tabs, orders } = await openTwice();
  await placeOrder(tabs[0]);
  const first = await orderOf(tabs[0]);
  await tabs[1].getByText('Your cart is empty.').waitFor();
  const again = await stage.cartOf(stage.catalogue.riverMouse);
  await tabs[1].evaluate(`localStorage.setItem('cart', ${JSON.stringify(JSON.stringify(again))})`);
  await tabs[1].reload();
  await untilAlive(tabs[1]);
  await placeOrder(tabs[1]);
  expect(await orderOf(tabs[1])).not.toBe(first);
  await waitFor(async () => (await orders()).length === 2, { what: 'two orders' });
});
