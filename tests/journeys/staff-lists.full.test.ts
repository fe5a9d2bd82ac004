import type { Browser, Page } from 'playwright-core';
import { waitFor } from '@mekong/testing';
import { openBrowser, openPage, PHONE } from '../support/browser.js';
import { givenBrand, givenMouse, untilSold } from '../support/catalogue.js';
import { builtStorefront, startEmbeddedShop, type EmbeddedShop } from '../support/embedded-shop.js';
import { sidewaysScrolling } from '../support/sideways.js';
import { aVerifiedCustomer, loggedIn, type Shopper } from '../support/shopper.js';

const LONG_NAME = 'Christopher-Alexander Vannarith Montgomery-Sovannaphumi';
const LONG_PRODUCT = 'Kravanti Evergreen Tenkeyless Wireless Edition with Hot-Swap Switches';
const LAPTOP = { width: 1280, height: 900 };

/** The lists that have rows in the shop of this test. */
const LISTS = [
  'products',
  'view-all-orders',
  'view-all-users',
  'synonyms',
  'settings/pages',
  'settings/khmer-values',
  'reports/sales',
  'reports/products',
  'reports/stock',
  'reports/customers',
  'security/sessions',
  'security/logins',
  'security/audit-log',
  'notifications/mails',
  'notifications/shop',
];

let shop: EmbeddedShop;
let browser: Browser;
let admin: Shopper;
beforeAll(async () => {
  shop = await startEmbeddedShop({ WEB_ROOT: await builtStorefront() });
  browser = await openBrowser();
  admin = await loggedIn(shop.url, 'admin@mekong.example', 'Admin123!');
  await givenBrand(admin, 'Tonle');
  const seller = await loggedIn(shop.url, 'seller@mekong.example', 'Seller123!');
  const ids = [
    await givenMouse(seller, { name: LONG_PRODUCT, name_km: 'ក្ដារចុចមេកានិចឥតខ្សែដែលប្ដូរស្វីតបាន' }),
    await givenMouse(seller, { name: `${LONG_PRODUCT} II`, stock: '3' }),
  ];
  await untilSold(shop.url, ids);
  const customer = await aVerifiedCustomer(shop.url, 'christopher-alexander.montgomery@shop.example');
  await customer.call('PATCH', '/api/account/profile', { name: LONG_NAME });
  await placeAndPay(customer, ids);
  await placeAndPay(customer, ids);
  const days = `from=${dayIn(-2)}&to=${dayIn(1)}`;
  const reported = async () => (await admin.call('GET', `/api/reports/customers?${days}`)).body.total > 0;
  await waitFor(reported, { what: 'the sale in the reports' });
});
afterAll(async () => {
  await browser.close();
  await shop.stop();
});

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function placeAndPay(customer: Shopper, ids: number[]): Promise<void> {
  const cart = ids.map((id) => ({ id, quantity: 1 }));
  const { total } = (await customer.call('POST', '/api/checkout/quote', { cart })).body;
  const where = { customer_name: LONG_NAME, phone_number: '012345678', shipping_address: 'Street 240' };
  const placed = await customer.call('POST', '/api/checkout/Recipt-generator', { ...where, total, cart });
  await customer.call('PUT', `/api/checkout/mark-paid/${placed.body.orderId}`, {
    paymentStatus: 'completed',
  });
}

const firstRow = (page: Page) => page.locator('tbody tr[data-row-key]').first();

async function openList(page: Page, list: string): Promise<void> {
  await page.goto(`/seller-dashboard/${list}`);
  await firstRow(page).waitFor();
  // A list that is too wide becomes cards a moment after its rows are there.
  await page.waitForLoadState('networkidle');
}

/** Whether the phone of the first order is what one sees where it stands. */
const PHONE_IN_SIGHT = `(() => {
  const phone = document.querySelector('tbody tr[data-row-key] address > :first-child > :last-child');
  const { left, top, width, height } = phone.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return phone.contains(seen);
})()`;

it('on a laptop no list becomes cards because of a long name', async () => {
  const page = await openPage(browser, shop.url, { as: admin, size: LAPTOP });
  const shown: Record<string, string | null> = {};
  for (const list of LISTS) {
    await openList(page, list);
    shown[list] = await page.locator('main [data-rows]').first().getAttribute('data-rows');
  }
  expect(shown).toEqual(Object.fromEntries(LISTS.map((list) => [list, 'compact'])));
});

it('on a phone a row of every list is a card of two lines', async () => {
  const page = await openPage(browser, shop.url, { as: admin, size: PHONE });
  const tall: Record<string, number> = {};
  for (const list of LISTS) {
    await openList(page, list);
    const { height } = (await firstRow(page).boundingBox())!;
    if (height > 104) tall[list] = height;
  }
  expect(tall).toEqual({});
});

it.each([
  ['laptop', LAPTOP],
  ['phone', PHONE],
])('on a %s the phone of an order is in sight beside a long name', async (_what, size) => {
  const page = await openPage(browser, shop.url, { as: admin, size });
  await openList(page, 'view-all-orders');
  expect(await page.evaluate(PHONE_IN_SIGHT)).toBe(true);
});

it('the numbers of many pages stay within a small phone', async () => {
  const page = await openPage(browser, shop.url, { as: admin, size: PHONE });
  await page.route('**/api/admin/images?*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), total: 4_000 } });
  });
  for (const at of ['media', 'media?page=60']) {
    await page.goto(`/seller-dashboard/${at}`);
    await page.locator('main .ant-pagination-item-active').waitFor();
    expect([at, await sidewaysScrolling(page, [320])]).toEqual([at, []]);
  }
});

/** The texts of rows that are cut off, cannot be unfolded, and have no title that says them whole. */
const CUT_WITHOUT_TITLE = `[...document.querySelectorAll('tbody tr[data-row-key] td *')]
  .filter((one) => !one.closest('details'))
  .filter((one) => one.clientHeight > 0 && getComputedStyle(one).overflow !== 'visible')
  .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
  .filter((one) => {
    const title = (one.closest('[title]') ?? one.querySelector('[title]'))?.title ?? '';
    return one.textContent.replaceAll(' ', '') !== title.replaceAll(' ', '');
  })
  .map((one) => one.textContent)`;

it.each([
  ['laptop', LAPTOP],
  ['phone', PHONE],
])('what a row cuts off on a %s is said whole by its title', async (_what, size) => {
  const page = await openPage(browser, shop.url, { as: admin, size });
  const cut: Record<string, unknown> = {};
  for (const list of LISTS) {
    await openList(page, list);
    cut[list] = await page.evaluate(CUT_WITHOUT_TITLE);
  }
  expect(cut).toEqual(Object.fromEntries(LISTS.map((list) => [list, []])));
});

describe.each(['en', 'km'] as const)('in %s', (language) => {
  it.each([
    ['products', LAPTOP],
    ['products', PHONE],
    ['view-all-orders?status=paid', LAPTOP],
    ['view-all-orders?status=paid', PHONE],
  ])('choosing rows of %s moves none of them', async (list, size) => {
    const page = await openPage(browser, shop.url, { as: admin, size, language });
    await openList(page, list);
    const top = async () => (await firstRow(page).boundingBox())!.y;
    const before = await top();
    await firstRow(page).getByRole('checkbox').check();
    await page.getByRole('group').getByRole('status').waitFor();
    expect(await top()).toBe(before);
  });
});
