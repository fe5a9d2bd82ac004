import type { Page, Route } from 'playwright-core';
import { fillCheckout } from '../support/shopping.js';
import { PASSWORD, setStage, type Customer } from '../support/stage.js';
import { holdBack, visit } from '../support/visit.js';
import { untilSaid } from '../support/toasts.js';

const stage = setStage();

interface Screen {
  /** Matches the addresses of the calls that fail. */
  calls: RegExp;
  open: (page: Page) => Promise<void>;
  message: string;
  /** A text that is shown when the calls succeed. */
  content: string;
  isCustomers?: true;
}

let customer: Customer;
beforeAll(async () => {
  customer = await stage.customer();
});

const openPayment = async (page: Page) => visit(page, `/payment/${await stage.unpaidOrderOf(customer)}`);
const category = '/category/mouse?brand=Tonle';
const product = () => `/product/mouse/river-mouse-${stage.catalogue.riverMouse}`;

const screens: Record<string, Screen> = {
  'the new products of the landing page': {
    calls: /\/api\/products\?.*newest/,
    open: (page) => visit(page, '/'),
    message: 'Failed to load products',
    content: 'Stone Keyboard',
  },
  'the best sellers of the landing page': {
    calls: /\/api\/products\?.*best-selling/,
    open: (page) => visit(page, '/'),
    message: 'Failed to load products',
    content: 'Stone Keyboard',
  },
  'the brands of a category': {
    calls: /\/api\/brands-by-category\/mouse/,
    open: (page) => visit(page, category),
    message: 'Failed to load brands',
    content: 'River Mouse',
  },
  'the products of a brand': {
    calls: /\/api\/products\/mouse\/Tonle/,
    open: (page) => visit(page, category),
    message: 'Failed to load products',
    content: 'River Mouse',
  },
  'the products of all brands': {
    calls: /\/api\/products\/mouse\/all/,
    open: (page) => visit(page, '/category/mouse?all=1'),
    message: 'Failed to load products',
    content: 'Temple Mouse',
  },
  'a product': {
    calls: /\/api\/products\/\d+$/,
    open: (page) => visit(page, product()),
    message: 'Failed to load products',
    content: 'Add to Cart',
  },
  'the search': {
    calls: /\/products\?.*q=river/,
    open: async (page) => {
      await visit(page, '/checkout');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByRole('searchbox').fill('river');
    },
    message: 'Failed to load products',
    content: 'River Mouse',
  },
  'the totals of the checkout': {
    calls: /\/api\/checkout\/quote/,
    open: (page) => visit(page, '/checkout'),
    message: 'Failed to load the totals',
    content: '$26.50',
    isCustomers: true,
  },
  'an order to be paid': {
    calls: /\/api\/checkout\/order\//,
    open: openPayment,
    message: 'Failed to load the order',
    content: 'Pay Now (Demo)',
    isCustomers: true,
  },
  'the QR code of a payment': {
    calls: /\/api\/payment\/qr/,
    open: openPayment,
    message: 'Failed to load the QR code',
    content: '',
    isCustomers: true,
  },
  'the receipts': {
    calls: /\/api\/user\/my-orders/,
    open: (page) => visit(page, '/user-profile'),
    message: 'Failed to fetch orders',
    content: "You haven't completed any payments yet.",
    isCustomers: true,
  },
};

const answerHtml = (route: Route) =>
  route.fulfill({
    status: 500,
    contentType: 'text/html',
    body: '<html><h1>Internal Server Error</h1></html>',
  });
const hangUp = (route: Route) => route.abort('connectionreset');

/** Technical text that must never be shown. */
const GIBBERISH =
  /\[object|undefined|\bnull\b|\bNaN\b|<html|Internal Server Error|\{"|Unexpected token|Failed to fetch\b(?! orders)|\bat \w+ \(/;

async function expectReadable(page: Page): Promise<void> {
  expect(await page.locator('body').innerText()).not.toMatch(GIBBERISH);
}

async function pageFor({ isCustomers }: Pick<Screen, 'isCustomers'>, errors: Error[] = []): Promise<Page> {
  if (!isCustomers) return stage.open({ errors });
  return stage.open({ errors, as: customer, cart: await stage.cartOf(stage.catalogue.riverMouse) });
}

describe('data that cannot be loaded', () => {
  it.each(Object.entries(screens))('%s: shows an error until Retry succeeds', async (_name, screen) => {
    const errors: Error[] = [];
    const page = await pageFor(screen, errors);
    const retry = page.getByRole('button', { name: 'Retry' });
    await page.route(screen.calls, answerHtml);
    await screen.open(page);
    await page.getByText(screen.message).waitFor();
    await expectReadable(page);

    await page.unroute(screen.calls);
    const brokenCall = page.waitForEvent('requestfailed');
    await page.route(screen.calls, hangUp);
    await retry.click();
    await brokenCall;
    await page.getByText(screen.message).waitFor();
    await expectReadable(page);

    await page.unroute(screen.calls);
    await retry.click();
    await page.getByText(screen.message).waitFor({ state: 'hidden' });
    if (screen.content) await page.getByText(screen.content).first().waitFor();
    expect(errors).toEqual([]);
  });
});

describe('while the API is slow', () => {
  const waiting: Record<string, string> = {
    'the brands of a category': 'Loading brands...',
    'the products of a brand': 'Loading products...',
    'a product': 'Loading product...',
    'the search': 'Loading products...',
    'the totals of the checkout': 'Loading totals...',
    'an order to be paid': 'Loading order...',
    'the QR code of a payment': 'Loading QR code...',
    'the receipts': 'Loading orders...',
  };

  it.each(Object.entries(waiting))('%s: shows "%s", then the data', async (name, words) => {
    const screen = screens[name]!;
    const page = await pageFor(screen);
    const release = await holdBack(page, screen.calls);
    await screen.open(page);
    await page.getByText(words).first().waitFor({ state: 'attached' });
    release();
    await page.getByText(words).first().waitFor({ state: 'detached' });
    if (screen.content) await page.getByText(screen.content).first().waitFor();
  });

  it('a pressed button is disabled', async () => {
    const page = await pageFor({ isCustomers: true });
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    const release = await holdBack(page, /Recipt-generator/);
    await fillCheckout(page);
    await page.getByRole('button', { name: 'Place Order' }).click();
    const busy = page.getByRole('button').filter({ hasText: 'Placing order...' });
    await busy.waitFor();
    expect(await busy.isDisabled()).toBe(true);
    release();
    await page.waitForURL('**/payment/*');
    expect(calls.filter((url) => url.includes('Recipt-generator'))).toHaveLength(1);
  });

  it('a busy button says so to screen readers', async () => {
    const page = await stage.open();
    const release = await holdBack(page, /\/api\/auth\/forgot-password/);
    await visit(page, '/forgot-password');
    await page.getByLabel('Email').fill('dara@shop.example');
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await page.getByRole('button', { name: 'Sending...' }).waitFor();
    release();
  });
});

describe('an action that fails', () => {
  const actions: Record<
    string,
    { calls: RegExp; act: (page: Page) => Promise<void>; message: string; isCustomers?: true }
  > = {
    'logging in': {
      calls: /\/api\/auth\/login/,
      act: async (page) => {
        await visit(page, '/login');
        await page.getByLabel('Email').fill('dara@shop.example');
        await page.getByLabel('Password').fill(PASSWORD);
        await page.getByRole('button', { name: 'Login' }).click();
      },
      message: 'Error logging in',
    },
    'signing up': {
      calls: /\/api\/auth\/signup/,
      act: async (page) => {
        await visit(page, '/signup');
        await page.getByLabel('Full Name').fill('Sok Dara');
        await page.getByLabel('Email').fill('dara@shop.example');
        await page.getByLabel('Password').fill(PASSWORD);
        await page.getByRole('button', { name: 'Sign Up' }).click();
      },
      message: 'Error signing up',
    },
    'verifying an email': {
      calls: /\/api\/auth\/verify-email/,
      act: async (page) => {
        await visit(page, '/verify-email');
        await page.getByLabel('Email').fill('dara@shop.example');
        await page.getByLabel('Character 1 of 6').focus();
        await page.keyboard.type('123456');
      },
      message: 'Error verifying email',
    },
    'asking for a new code': {
      calls: /\/api\/auth\/resend-code/,
      act: async (page) => {
        await visit(page, '/verify-email');
        await page.getByLabel('Email').fill('dara@shop.example');
        await page.getByRole('button', { name: 'Resend code' }).click();
      },
      message: 'Failed to send a new code',
    },
    'asking for a reset link': {
      calls: /\/api\/auth\/forgot-password/,
      act: async (page) => {
        await visit(page, '/forgot-password');
        await page.getByLabel('Email').fill('dara@shop.example');
        await page.getByRole('button', { name: 'Send Reset Link' }).click();
      },
      message: 'Failed to send reset email',
    },
    'resetting a password': {
      calls: /\/api\/auth\/reset-password/,
      act: async (page) => {
        await visit(page, '/reset-password/some-token');
        await page.getByLabel('New Password').fill(PASSWORD);
        await page.getByLabel('Confirm Password').fill(PASSWORD);
        await page.getByRole('button', { name: 'Reset Password' }).click();
      },
      message: 'Error resetting password',
    },
    'logging out': {
      calls: /\/api\/auth\/logout/,
      act: async (page) => {
        await visit(page, '/logout');
        await page.getByRole('button', { name: 'Logout' }).click();
      },
      message: 'Failed to logout. Please try again.',
      isCustomers: true,
    },
    'placing an order': {
      calls: /Recipt-generator/,
      act: async (page) => {
        await fillCheckout(page);
        await page.getByRole('button', { name: 'Place Order' }).click();
      },
      message: 'Order creation failed!',
      isCustomers: true,
    },
    'paying an order': {
      calls: /mark-paid/,
      act: async (page) => {
        await openPayment(page);
        await page.getByRole('button', { name: 'Pay Now (Demo)' }).click();
      },
      message: 'Failed to mark payment',
      isCustomers: true,
    },
    'cancelling an order': {
      calls: /\/api\/payment\/.*\/cancel/,
      act: async (page) => {
        await openPayment(page);
        await page.getByRole('button', { name: 'Cancel order' }).click();
        await page.getByRole('button', { name: 'Yes, cancel it' }).click();
      },
      message: 'Failed to cancel the order',
      isCustomers: true,
    },
  };

  it.each(Object.entries(actions))("%s: shows the shop's own message", async (_name, action) => {
    const errors: Error[] = [];
    const page = await pageFor(action, errors);
    await page.route(action.calls, answerHtml);
    await action.act(page);
    await untilSaid(page, action.message);
    await expectReadable(page);
    expect(errors).toEqual([]);
  });

  it('can be repeated: placing an order', async () => {
    const page = await pageFor({ isCustomers: true });
    await fillCheckout(page);
    await page.route(/Recipt-generator/, hangUp, { times: 1 });
    await page.getByRole('button', { name: 'Place Order' }).click();
    await untilSaid(page, 'Order creation failed!');
    await page.getByRole('button', { name: 'Place Order' }).click();
    await page.waitForURL('**/payment/*');
  });
});

describe('a device without network', () => {
  it('shows a banner for as long as it is offline', async () => {
    const page = await stage.open();
    await visit(page, '/');
    const banner = page.getByText('You are offline. Your cart is kept on this device.');
    await page.context().setOffline(true);
    await banner.waitFor();
    await page.context().setOffline(false);
    await banner.waitFor({ state: 'detached' });
  });

  it('shows an error when the code of a screen cannot be loaded, with a Retry', async () => {
    const page = await stage.open();
    await page.route(/\/assets\/login-route.*\.js/, hangUp);
    await visit(page, '/');
    await page.getByRole('link', { name: 'Login' }).click();
    await page.getByText('Something went wrong').waitFor();
    await expectReadable(page);
    await page.unroute(/\/assets\/login-route.*\.js/);
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('heading', { name: 'Log in' }).waitFor();
  });
});

describe('a session check that fails', () => {
  it('treats the user as a visitor, without an error', async () => {
    const page = await stage.open();
    await page.route('**/api/auth/check-auth', answerHtml);
    await visit(page, '/');
    await page.getByRole('link', { name: 'Login' }).waitFor();
    expect(await page.getByRole('alert').filter({ visible: true }).count()).toBe(0);
    await expectReadable(page);
  });
});
