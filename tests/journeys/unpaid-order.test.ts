import type { Page } from 'playwright-core';
import { checkout } from '../../frontend/src/lib/i18n/km/checkout.js';
import { PHONE } from '../support/browser.js';
import { placeOrder } from '../support/shopping.js';
import { sidewaysScrolling } from '../support/sideways.js';
import { setStage } from '../support/stage.js';
import { untilSaid } from '../support/toasts.js';
import { untilRendered, visit } from '../support/visit.js';

type Boxes = Record<'toast' | 'title' | 'below', Record<'top' | 'bottom', number>>;

// Looks in every frame; answers once all are there and nothing moves any more. A mouse over the toast keeps it until then.
const BOXES_OF_MY_ORDERS = `new Promise((answer) => {
  const look = () => {
    document.querySelector('[data-sonner-toaster]')?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
    const wanted = ['[data-sonner-toast][data-mounted=true][data-removed=false]', 'main h1', 'main article'];
    const found = wanted.map((one) => document.querySelector(one));
    const isMoving = document.getAnimations().some((one) => one instanceof CSSTransition && one.playState === 'running');
    const isThere = location.pathname === '/user-profile' && found.every((one) => one?.getClientRects().length);
    if (isMoving || !isThere) return requestAnimationFrame(look);
    const [toast, title, below] = found.map((one) => one.getBoundingClientRect().toJSON());
    answer({ toast, title, below });
  };
  look();
})`;

const stage = setStage();

// Runs in the page.
const LOOKS_OF_CARD = `(() => {
  const { backgroundColor, color } = getComputedStyle(document.querySelector('[aria-label="KHQR card"]'));
  return { backgroundColor, color };
})()`;

const bar = (page: Page) => page.getByRole('navigation', { name: 'Unpaid orders' });

describe('an order whose payment page was left', () => {
  it('is led back to from every page, by the keyboard too, until it is paid', async () => {
    const customer = await stage.customer();
    const page = await stage.open({ as: customer, cart: await stage.cartOf(stage.catalogue.riverMouse) });
    await placeOrder(page);
    const payment = page.url();
    expect(await bar(page).count()).toBe(0);
    await visit(page, '/category/mouse');
    const link = bar(page).getByRole('link', { name: /^Continue payment, 1[45]:\d\d left$/ });
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(payment);
    await page.getByRole('button', { name: 'Pay Now (Demo)' }).click();
    await untilSaid(page, 'Payment successful! Order marked as paid.');
    await page.waitForURL('**/user-profile');
    await page.getByRole('article', { name: /^Order MG-\d{4}-\d{4,}$/ }).waitFor();
    expect(await bar(page).count()).toBe(0);
  });

  it('has a KHQR card that is dark on white in the dark theme too, as scanners and people know it', async () => {
    const customer = await stage.customer();
    const page = await stage.open({ as: customer });
    await page.emulateMedia({ colorScheme: 'dark' });
    await visit(page, `/payment/${await stage.unpaidOrderOf(customer)}`);
    await page.getByRole('region', { name: 'KHQR card' }).waitFor();
    expect(await page.evaluate(LOOKS_OF_CARD)).toEqual({
      backgroundColor: 'rgb(255, 255, 255)',
      color: 'rgb(20, 38, 42)',
    });
  });

  it('has the code of its payment page loaded while the session is checked', async () => {
    const customer = await stage.customer();
    const orderId = await stage.unpaidOrderOf(customer);
    const page = await stage.open({ as: customer });
    const code = page.waitForRequest(/payment-route/);
    await page.route('**/api/auth/check-auth', async (route) => {
      await code;
      await route.continue();
    });
    await page.goto(`/payment/${orderId}`);
    await page.getByRole('img', { name: /^QR code to pay order MG-/ }).waitFor();
  });

  it('goes back into the cart in one tap once it is cancelled, with phone and address', async () => {
    const customer = await stage.customer();
    await stage.unpaidOrderOf(customer);
    const page = await stage.open({ as: customer });
    await visit(page, '/user-profile');
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await page.getByText(/was cancelled\. It can no longer be paid\./).waitFor();
    await page.getByRole('button', { name: 'Add these items to my cart again' }).click();
    await page.getByRole('list', { name: 'Cart' }).getByText('River Mouse').waitFor();
    expect(await page.getByLabel('Phone Number').inputValue()).toBe('012345678');
    expect(await page.getByLabel('Shipping Address').inputValue()).toBe('Street 240');
    await page.getByRole('button', { name: 'Place Order' }).click();
    await page.waitForURL('**/payment/*');
  });

  it('leaves the search and the cart free of toasts', async () => {
    const customer = await stage.customer();
    await stage.unpaidOrderOf(customer);
    const page = await stage.open({ as: customer, size: PHONE });
    await visit(page, '/account');
    await bar(page).waitFor();
    await page.getByLabel('Full Name').fill('Sok Bopha');
    await page.getByRole('button', { name: 'Save changes' }).click();
    const toast = page.locator('[data-sonner-toast][data-mounted=true]');
    await toast.waitFor();
    await untilRendered(page);
    const bars = (await page.getByRole('banner').boundingBox())!;
    expect((await toast.boundingBox())!.y).toBeGreaterThanOrEqual(bars.y + bars.height);
  });

  it('has a toast on My Orders that lies on the whole title, and on nothing below it', async () => {
    const customer = await stage.customer();
    const page = await stage.open({ as: customer, size: PHONE });
    await visit(page, `/payment/${await stage.unpaidOrderOf(customer)}`);
    const boxes = page.evaluate<Boxes>(BOXES_OF_MY_ORDERS);
    await page.getByRole('button', { name: 'Pay Now (Demo)' }).click();
    const { toast, title, below } = await boxes;
    expect(toast.top).toBeLessThanOrEqual(title.top);
    expect(toast.bottom).toBeGreaterThanOrEqual(title.bottom);
    expect(toast.bottom).toBeLessThanOrEqual(below.top);
  });

  it.each([320, 390])('fits a phone of %d pixels in Khmer, with others beside it', async (width) => {
    const customer = await stage.customer();
    for (let order = 0; order < 3; order += 1) await stage.unpaidOrderOf(customer);
    const page = await stage.open({ as: customer, language: 'km', size: { width, height: 800 } });
    await visit(page, '/user-profile');
    const others = checkout['{count} more unpaid orders'].replace('{count}', '2');
    await page.getByRole('link', { name: others }).waitFor();
    await page.getByRole('button', { name: checkout['Cancel order'] }).first().waitFor();
    expect(await sidewaysScrolling(page, [width])).toEqual([]);
  });
});
