import type { Page } from 'playwright-core';
import type { Customer, Stage } from './stage.js';
import { visit } from './visit.js';

export interface Screen {
  open: (page: Page, stage: Stage, customer: Customer) => Promise<void>;
  /** Also looked at in Khmer. */
  inKhmer?: true;
}

/** A screen that is there once its main part holds such an element. */
export const at = (path: string, element: string, inKhmer?: true): Screen => ({
  inKhmer,
  open: async (page) => {
    await visit(page, path);
    await page.locator(`main ${element}`).first().waitFor();
  },
});

const productPath = ({ catalogue }: Stage) => `/product/mouse/river-mouse-${catalogue.riverMouse}`;

/** Presses the one button that sends the form of the screen. */
const send = (page: Page) => page.locator('main form button[type=submit]').first().click();

const openSearch =
  (term: string): Screen['open'] =>
  async (page) => {
    await visit(page, '/checkout');
    await page.locator('header button[aria-expanded]').click();
    await page.getByRole('searchbox').fill(term);
  };

/** What a visitor can have on the screen. */
export const visitorScreens: Record<string, Screen> = {
  'the landing page': at('/', 'article', true),
  'the landing page when its brands cannot be loaded': {
    open: async (page) => {
      await visit(page, '/login');
      await page.route('**/api/brands', (route) => route.fulfill({ status: 503, json: {} }));
      await page.getByRole('banner').getByRole('link').first().click();
      await page.getByText('Failed to load brands').waitFor();
    },
  },
  'a category': at('/category/mouse?brand=Tonle', 'article', true),
  'a category of which the filters leave nothing': at(
    '/category/mouse?min=9000',
    'button:not([aria-pressed])',
  ),
  'all brands of a category': at('/category/mouse?all=1&min=20&sort=price-asc', 'article'),
  'a category without brands': at('/category/monitor', 'h1'),
  'a product': { open: (page, stage) => visit(page, productPath(stage)), inKhmer: true },
  'a product that is sold out': {
    open: (page, { catalogue }) => visit(page, `/product/mouse/bayon-mouse-${catalogue.soldOutMouse}`),
  },
  'a product that does not exist': at('/product/mouse/nothing-999999', 'a'),
  'an image enlarged': {
    inKhmer: true,
    open: async (page, stage) => {
      await visit(page, productPath(stage));
      await page.locator('main article button').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  'a product just added, with its toast': {
    open: async (page, stage) => {
      await visit(page, productPath(stage));
      await page.getByRole('button', { name: 'Add to Cart' }).click();
      await page.getByRole('button', { name: 'Undo' }).waitFor();
    },
  },
  'the search with its results': {
    inKhmer: true,
    open: async (page, ...rest) => {
      await openSearch('mouse')(page, ...rest);
      await page.locator('header li a[href^="/product/"]').nth(3).waitFor();
    },
  },
  'the search without a result': {
    open: async (page, ...rest) => {
      await openSearch('qqqqqq')(page, ...rest);
      await page.getByText('Product not found').waitFor();
    },
  },
  'the results of a search': at('/search?q=mouse', 'article', true),
  'the results of a search without any': at('/search?q=qqqqqq', 'article'),
  'a search in a category': at('/category/mouse?all=1&q=river', 'article'),
  'products side by side': {
    inKhmer: true,
    open: async (page, { catalogue }) => {
      await visit(page, `/compare?ids=${catalogue.riverMouse},${catalogue.soldOutMouse},99999`);
      await page.locator('main table').waitFor();
    },
  },
  'the login': at('/login', 'form'),
  'the login with faults': {
    inKhmer: true,
    open: async (page) => {
      await visit(page, '/login');
      await send(page);
      await page.getByRole('alert').first().waitFor();
    },
  },
  'the sign-up with a password': {
    inKhmer: true,
    open: async (page) => {
      await visit(page, '/signup');
      await page.locator('input[type=password]').fill('Abcdef');
    },
  },
  'the verification': at('/verify-email', 'fieldset', true),
  'a page about the shop': at('/pages/returns', 'h2', true),
  'a forgotten password': at('/forgot-password', 'form'),
  'a reset link on its way': {
    inKhmer: true,
    open: async (page) => {
      await visit(page, '/forgot-password');
      await page.locator('input[type=email]').fill('nobody@shop.example');
      await send(page);
      await page.getByRole('status').filter({ visible: true }).first().waitFor();
    },
  },
  'a new password': at('/reset-password/some-token', 'form'),
  'a new password without a token': at('/reset-password', 'p'),
  'an invitation that no longer works': at('/invitation/some-token', '[role=alert]'),
  'a page that does not exist': at('/nowhere', 'h1'),
  'a list that could not be loaded': {
    open: async (page) => {
      await page.route('**/api/brands-by-category/keyboard', (route) => route.abort());
      await visit(page, '/category/keyboard');
      await page.getByRole('button', { name: 'Retry' }).first().waitFor();
      await page.unrouteAll();
    },
  },
};

/** While the shop asks who is there. */
const checkingSession: Screen = {
  open: async (page) => {
    await page.route('**/api/auth/check-auth', () => undefined, { times: 1 });
    await visit(page, '/account');
    await page.getByRole('main').getByText('Loading...').waitFor({ state: 'attached' });
  },
};

/** What a customer whose cart holds two mice can have on the screen, in this order. */
export const customerScreens: Record<string, Screen> = {
  'a screen that waits for the session check': checkingSession,
  'a profile without orders': at('/user-profile', 'a[href="/"]', true),
  'the logout': at('/logout', 'strong'),
  'a checkout': at('/checkout', 'form', true),
  'a checkout with faults': {
    inKhmer: true,
    open: async (page) => {
      await visit(page, '/checkout');
      const fields = page.locator('main form input:not([type=checkbox], [type=radio])');
      await fields.first().waitFor();
      for (const field of await fields.all()) await field.fill('  ');
      await page.locator('main form button[type=submit]:enabled').click();
      await page.locator('main form [aria-invalid=true]').first().waitFor();
    },
  },
  'a payment': {
    inKhmer: true,
    open: async (page, stage, customer) => {
      await visit(page, `/payment/${await stage.unpaidOrderOf(customer)}`);
      await page.locator('main img').waitFor();
    },
  },
  'a payment by KHQR of which the bank cannot be asked': {
    inKhmer: true,
    open: async (page, stage, customer) => {
      await visit(page, `/payment/${await stage.unpaidOrderOf(customer, { payment_method: 'khqr' })}`);
      await page.locator('main img').waitFor();
      await page.locator('main [role=status] strong').first().waitFor();
    },
  },
  'a profile with unpaid orders': {
    inKhmer: true,
    open: async (page, stage, customer) => {
      await stage.unpaidOrderOf(customer);
      await visit(page, '/user-profile');
      await page.getByRole('main').getByRole('timer').first().waitFor();
    },
  },
  'a cancelled order': {
    open: async (page, stage, customer) => {
      const orderId = await stage.unpaidOrderOf(customer);
      await customer.call('POST', `/api/payment/${orderId}/cancel`);
      await visit(page, `/payment/${orderId}`);
      await page.getByText('was cancelled').waitFor();
    },
  },
  'a paid order': {
    open: async (page, stage, customer) => {
      await visit(page, `/payment/${await paidOrderOf(stage, customer)}`);
      await page.getByRole('button', { name: 'Payment Completed' }).waitFor();
    },
  },
  'a profile with orders': {
    inKhmer: true,
    open: async (page, stage, customer) => {
      await paidOrderOf(stage, customer);
      await visit(page, '/user-profile');
      await page.getByRole('article').first().waitFor();
    },
  },
  'an invoice': {
    inKhmer: true,
    open: async (page, stage, customer) => {
      await visit(page, `/user-profile/${await paidOrderOf(stage, customer)}/invoice`);
      await page.getByRole('article').waitFor();
    },
  },
  'an account': {
    inKhmer: true,
    open: async (page, _stage, customer) => {
      const address = { recipient: 'Sok Dara', phone: '012 345 678', line: 'Street 240' };
      await customer.call('POST', '/api/account/addresses', { ...address, label: 'Home' });
      await visit(page, '/account');
      await page.getByRole('article').first().waitFor();
    },
  },
  'an account with an address being changed': {
    open: async (page) => {
      await visit(page, '/account');
      await page.getByRole('article').getByRole('button').first().click();
      await page.locator('main form[aria-label]').waitFor();
    },
  },
  'a checkout with a saved address': at('/checkout', 'form select', true),
  'an empty checkout': {
    inKhmer: true,
    open: async (page) => {
      await page.evaluate('localStorage.removeItem("cart")');
      await visit(page, '/checkout');
      await page.getByRole('main').getByRole('link').first().waitFor();
    },
  },
};

/** An order of the customer's that is paid; answers its id. */
export async function paidOrderOf(stage: Stage, customer: Customer): Promise<string> {
  const orderId = await stage.unpaidOrderOf(customer);
  const answer = await customer.call('PUT', `/api/checkout/mark-paid/${orderId}`, {
    paymentStatus: 'completed',
  });
  if (answer.status !== 200) throw new Error(`payment answered ${answer.status}: ${answer.body.message}`);
  return orderId;
}
