import type { Page } from 'playwright-core';
import { waitFor } from '@mekong/testing';
import { PHONE } from '../support/browser.js';
import { PASSWORD, setStage } from '../support/stage.js';
import { holdBack, openRendered, untilAlive, untilRendersInTime } from '../support/visit.js';

const stage = setStage();

beforeAll(async () => {
  for (const path of ['/login', '/signup', '/checkout', '/forgot-password', '/warranty'])
    await untilRendersInTime(stage.shop.url + path);
});

const SCRIPTS = '**/assets/*.js';
const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);
const submit = (page: Page) => page.locator('form button[type="submit"]').click();

describe('a browser that runs no scripts', () => {
  it('is told why it may not log in, with the email still there, and logs in then', async () => {
    const page = await stage.open({ hasScripts: false });
    await page.goto('/login');
    await field(page, 'email').fill('customer@mekong.example');
    await field(page, 'password').fill('not the password');
    await submit(page);
    await page.getByText('Invalid email or password').waitFor();
    expect(await field(page, 'email').inputValue()).toBe('customer@mekong.example');
    expect(await field(page, 'password').inputValue()).toBe('');
    await field(page, 'password').fill('Customer123!');
    await submit(page);
    await page.waitForURL('/');
    const names = (await page.context().cookies()).map(({ name }) => name);
    expect(names).toContain('session');
  });

  it('signs up, and is led to the code', async () => {
    const page = await stage.open({ hasScripts: false });
    await page.goto('/signup');
    await field(page, 'name').fill('Sok Dara');
    await field(page, 'email').fill('no-scripts@shop.example');
    await field(page, 'password').fill(PASSWORD);
    await submit(page);
    await page.waitForURL('/verify-email#email=no-scripts%40shop.example');
  });
});

describe('a browser that runs no scripts', () => {
  it('asks for the link to a new password, and is told that it is on its way', async () => {
    const page = await stage.open({ hasScripts: false });
    await page.goto('/forgot-password');
    await field(page, 'email').fill('customer@mekong.example');
    await submit(page);
    await page.getByText('Email Sent!').waitFor();
    await page.getByRole('link', { name: 'Back to Login' }).waitFor();
  });

  it('is told what is wrong with the email for a new password', async () => {
    const page = await stage.open({ hasScripts: false });
    await page.goto('/forgot-password');
    await field(page, 'email').fill('customer@mekong');
    await submit(page);
    await page.getByText('Email must be a valid email address').waitFor();
    expect(await field(page, 'email').inputValue()).toBe('customer@mekong');
  });

  it('sees what the mailed code is asked for', async () => {
    const page = await stage.open({ hasScripts: false });
    await page.goto('/verify-email');
    await page.getByText('Enter the 6-digit code sent to your email address.').waitFor();
  });
});

it.each([
  ['/login', 'nobody@shop.example', 'Secret1!', 'Invalid email or password'],
  ['/signup', 'short@shop.example', '12345', 'Password must have at least 6 characters'],
  ['/signup', 'customer@mekong.example', 'Secret1!', 'An account with this email already exists'],
])(
  'on the smallest phone the reason for which %s was refused is in sight',
  async (path, email, password, reason) => {
    const page = await stage.open({ hasScripts: false, size: { width: 320, height: 568 } });
    await page.goto(path);
    if (path === '/signup') await field(page, 'name').fill('Sok Dara');
    await field(page, 'email').fill(email);
    await field(page, 'password').fill(password);
    await submit(page);
    const text = page.getByText(reason);
    await text.waitFor();
    const isSeen = async () => {
      const box = await text.boundingBox();
      return box !== null && box.y >= 64 && box.y + box.height <= 568;
    };
    await waitFor(isSeen, { what: 'the reason on the screen' });
  },
);

it.each(['/login', '/forgot-password'])('a form of %s that another site posts is refused', async (path) => {
  const body = new URLSearchParams({ email: 'customer@mekong.example', password: 'Customer123!' });
  const headers = { origin: 'https://elsewhere.example' };
  const answer = await fetch(stage.shop.url + path, { method: 'POST', headers, body });
  expect(answer.status).toBe(403);
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(await answer.text()).toContain('This request came from another site and was refused.');
});

it.each(['/login', '/signup'])('a call of %s without a form is refused as an empty one is', async (path) => {
  const answer = await fetch(stage.shop.url + path, { method: 'POST' });
  expect(answer.status).toBe(400);
});

/** A customer whose phone number the shop knows. */
async function aKnownCustomer() {
  const customer = await stage.customer();
  await customer.call('PATCH', '/api/account/profile', { phone: '012 345 678' });
  return customer;
}

describe('before the code of the page has come', () => {
  it('a serial number is typed and sent, and its warranty is told when the code is there', async () => {
    const page = await stage.open({ size: PHONE });
    const release = await holdBack(page, SCRIPTS);
    await openRendered(page, '/warranty');
    await field(page, 'serial').fill('NONE-OF-OURS');
    await submit(page);
    await page.waitForURL('/warranty?serial=NONE-OF-OURS', { waitUntil: 'commit' });
    expect(await field(page, 'serial').inputValue()).toBe('NONE-OF-OURS');
    release();
    await page.getByText('We have not sold anything with the serial number NONE-OF-OURS').waitFor();
  });

  it.each([
    ['en', 'Invalid email or password'],
    ['km', 'អ៊ីមែល ឬពាក្យសម្ងាត់មិនត្រឹមត្រូវ'],
  ] as const)(
    'a login is sent, and what it was refused for stays when the code is there (%s)',
    async (language, refusal) => {
      const page = await stage.open({ language });
      const release = await holdBack(page, SCRIPTS);
      await openRendered(page, '/login');
      await field(page, 'email').fill('customer@mekong.example');
      await field(page, 'password').fill('not the password');
      await submit(page);
      await page.getByText(refusal).waitFor();
      release();
      await untilAlive(page);
      await page.locator('form[novalidate]').waitFor();
      await page.getByText(refusal).waitFor();
      expect(await field(page, 'email').inputValue()).toBe('customer@mekong.example');
    },
  );

  it('what is typed is kept when the code is there, and whoever types on goes on', async () => {
    const page = await stage.open();
    const release = await holdBack(page, SCRIPTS);
    await openRendered(page, '/signup');
    await field(page, 'name').fill('Sok Dara');
    await field(page, 'email').pressSequentially('sok');
    release();
    await page.locator('form[novalidate]').waitFor();
    await page.keyboard.type('@shop.example');
    expect(await field(page, 'name').inputValue()).toBe('Sok Dara');
    expect(await field(page, 'email').inputValue()).toBe('sok@shop.example');
  });

  it('the checkout has what is known of who shops', async () => {
    const page = await stage.open({ as: await aKnownCustomer(), hasScripts: false });
    // A page that takes long to render is the same for everybody.
    const isKnown = async () => {
      await page.goto('/checkout');
      return (await field(page, 'phone_number').inputValue()) === '012 345 678';
    };
    await waitFor(isKnown, { what: 'the rendered phone number' });
  });

  it('the checkout can be typed into, and keeps it when it learns who shops and where they live', async () => {
    const page = await stage.open({
      as: await aKnownCustomer(),
      cart: await stage.cartOf(stage.catalogue.riverMouse),
      size: PHONE,
    });
    const release = await holdBack(page, SCRIPTS);
    await openRendered(page, '/checkout');
    await field(page, 'customer_name').focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Grand');
    release();
    await page.getByRole('button', { name: /Place Order · / }).waitFor();
    await page.keyboard.type('mother');
    await waitFor(async () => (await field(page, 'customer_name').inputValue()) === 'Grandmother', {
      what: 'what was typed before and after',
    });
  });
});
