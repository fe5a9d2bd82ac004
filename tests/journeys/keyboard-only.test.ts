import type { Page } from 'playwright-core';
import { waitFor } from '@mekong/testing';
import { focusOf, tabTo } from '../support/keyboard.js';
import { PASSWORD, setStage } from '../support/stage.js';
import { visit } from '../support/visit.js';
import { untilSaid } from '../support/toasts.js';

const stage = setStage();

/** Waits for a screen by its heading; its content must have the focus. */
async function expectScreen(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  await waitFor(async () => (await focusOf(page)).tag === 'MAIN', {
    what: `the focus to be on the content of "${heading}"`,
    timeoutMs: 3000,
  });
}

async function press(page: Page, key: string, times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
}

/** Fills in fields by their labels, moving between them with Tab. */
async function fillIn(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    await tabTo(page, label);
    await press(page, 'Control+A');
    await page.keyboard.type(text);
  }
}

it('a shopper can buy with the keyboard only, and never loses the focus', async () => {
  const { email } = await stage.customer();
  const page = await stage.open();
  await visit(page, '/');
  await tabTo(page, 'Skip to content');
  await tabTo(page, 'Mouse');
  await press(page, 'Enter');
  await expectScreen(page, 'Mouse');
  await page.getByRole('button', { name: 'Tonle' }).waitFor();
  await tabTo(page, 'Tonle');
  await press(page, 'Space');
  await page.getByRole('button', { name: 'Tonle', pressed: true }).waitFor();
  await page.getByRole('link', { name: 'View River Mouse' }).waitFor();
  await tabTo(page, 'View River Mouse');
  await press(page, 'Enter');
  await expectScreen(page, 'River Mouse');
  await tabTo(page, 'Add to Cart');
  await press(page, 'Space');
  await tabTo(page, 'Cart');
  await press(page, 'Enter');

  await expectScreen(page, 'Log in');
  await fillIn(page, { Email: email, Password: PASSWORD });
  await press(page, 'Enter');
  await expectScreen(page, 'Checkout');

  await page.getByRole('list', { name: 'Cart' }).waitFor();
  await fillIn(page, { 'Full Name': 'Sok Dara', 'Phone Number': '012 345 678' });
  await tabTo(page, 'Province (optional)');
  await press(page, 'ArrowDown', 2);
  await fillIn(page, { 'Shipping Address': 'Street 240' });
  await tabTo(page, 'One more of River Mouse');
  await press(page, 'Space');
  await page.getByRole('button', { name: 'Place Order · $49.00' }).waitFor();
  await tabTo(page, /^Place Order/, 'Shift+Tab');
  await press(page, 'Enter');

  await expectScreen(page, 'Payment');
  await page.getByRole('button', { name: 'Pay Now (Demo)' }).waitFor();
  await tabTo(page, 'Pay Now (Demo)');
  await press(page, 'Enter');
  await expectScreen(page, 'My Orders & Receipts');
  const receipt = await page.getByRole('article').innerText();
  expect(receipt).toContain('Street 240, Banteay Meanchey');
  expect(receipt).toContain('$49.00');
});

describe('a keyboard', () => {
  it('can skip the bars with the first link of the page', async () => {
    const page = await stage.open();
    await visit(page, '/');
    await tabTo(page, 'Skip to content');
    await press(page, 'Enter');
    expect((await focusOf(page)).tag).toBe('MAIN');
  });

  it('can enlarge an image, and Escape returns the focus to it', async () => {
    const page = await stage.open();
    await visit(page, `/product/mouse/river-mouse-${stage.catalogue.riverMouse}`);
    await tabTo(page, /^Enlarge/);
    await press(page, 'Enter');
    await page.getByRole('dialog').waitFor();
    expect((await focusOf(page)).name).toBe('Close');
    await press(page, 'Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect((await focusOf(page)).name).toMatch(/^Enlarge/);
  });

  it('reaches every control of the landing page, with a visible focus', async () => {
    const page = await stage.open();
    await visit(page, '/');
    await tabTo(page, 'Cart, 0 items');
    await tabTo(page, 'Cart');
  });

  it('has a visible focus in the bars while a toast is shown', async () => {
    const page = await stage.open();
    await visit(page, `/product/mouse/river-mouse-${stage.catalogue.riverMouse}`);
    await tabTo(page, 'Add to Cart');
    await press(page, 'Space');
    await untilSaid(page, 'River Mouse added to cart');
    await tabTo(page, 'Cart, 1 item', 'Shift+Tab');
    await press(page, 'Enter');
    await page.waitForURL('**/login');
  });

  it('keeps the focus when the last line of a cart is removed', async () => {
    const page = await stage.open({ as: await stage.customer() });
    await visit(page, `/product/mouse/river-mouse-${stage.catalogue.riverMouse}`);
    await tabTo(page, 'Add to Cart');
    await press(page, 'Space');
    await visit(page, '/checkout');
    await page.getByRole('list', { name: 'Cart' }).waitFor();
    await tabTo(page, 'Remove River Mouse');
    await press(page, 'Enter');
    await page.getByText('Your cart is empty.').waitFor();
    expect((await focusOf(page)).tag).not.toBe('BODY');
  });

  it('moves between the boxes of the code with arrows and Backspace', async () => {
    const page = await stage.open();
    await visit(page, '/verify-email');
    await page.getByLabel('Character 1 of 6').waitFor();
    await tabTo(page, 'Character 1 of 6');
    await page.keyboard.type('12');
    expect((await focusOf(page)).name).toBe('Character 3 of 6');
    await press(page, 'Backspace');
    expect((await focusOf(page)).name).toBe('Character 2 of 6');
    await press(page, 'ArrowLeft');
    expect((await focusOf(page)).name).toBe('Character 1 of 6');
  });
});
