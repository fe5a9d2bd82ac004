import type { Locator, Page } from 'playwright-core';
import { PHONE } from '../support/browser.js';
import { givenMouse } from '../support/catalogue.js';
import { paidOrderOf } from '../support/screens.js';
import { setStage } from '../support/stage.js';
import { holdBack, visit } from '../support/visit.js';

const LAPTOP = { width: 1280, height: 800 };

const stage = setStage();

async function open(path: string, options: Parameters<typeof stage.open>[0] = {}): Promise<Page> {
  const page = await stage.open({ size: LAPTOP, as: await stage.admin(), ...options });
  await visit(page, `/seller-dashboard/${path}`);
  return page;
}

interface Box {
  y: number;
  height: number;
}

async function boxesOf(these: Locator): Promise<Box[]> {
  await these.first().waitFor();
  return these.evaluateAll((all) => all.map((one): Box => one.getBoundingClientRect().toJSON()));
}

const topOf = ({ y }: Box) => y;
const middleOf = ({ y, height }: Box) => y + height / 2;
const heightOf = ({ height }: Box) => height;

/** By how many pixels these differ; halves are seen by nobody. */
async function difference(these: Locator, of: (box: Box) => number): Promise<number> {
  const values = (await boxesOf(these)).map(of);
  return Math.floor(Math.max(...values) - Math.min(...values));
}

it.each(['en', 'km'] as const)(
  'all tabs of the orders stand in one row on a phone (%s)',
  async (language) => {
    const page = await open('view-all-orders', { size: PHONE, language });
    const tabs = page.locator('main [role=tab]');
    await tabs.filter({ hasText: '(0)' }).first().waitFor();
    expect(await tabs.count()).toBe(5);
    expect(await difference(tabs, topOf)).toBe(0);
  },
);

it('the line of the tabs is as high before their counts have come', async () => {
  const page = await open('couriers', { size: PHONE });
  const release = await holdBack(page, '**/api/admin/orders/counts');
  await visit(page, '/seller-dashboard/view-all-orders');
  const tab = page.locator('main [role=tab]').first();
  const before = (await boxesOf(tab)).map(heightOf);
  release();
  await tab.filter({ hasText: '(' }).waitFor();
  expect((await boxesOf(tab)).map(heightOf)).toEqual(before);
});

it.each(['en', 'km'] as const)(
  'choosing a tab of the orders does not move the tabs (%s)',
  async (language) => {
    const page = await open('view-all-orders', { language });
    const tab = page.locator('main [role=tab]').first();
    const before = (await boxesOf(tab)).map(topOf);
    await tab.click();
    await page.locator('main [role=search] button.ant-btn-default').last().waitFor();
    expect((await boxesOf(tab)).map(topOf)).toEqual(before);
  },
);

it('the buttons of an order stand in one row', async () => {
  const customer = await stage.customer();
  const orderId = await paidOrderOf(stage, customer);
  const admin = await stage.admin();
  const shipped = { status: 'shipped', courier: 'VET', tracking_number: 'V1' };
  expect((await admin.call('PATCH', `/api/admin/orders/${orderId}`, shipped)).status).toBe(200);
  const page = await open(`view-all-orders/${orderId}`);
  const next = page.locator('main button.ant-btn-primary');
  const all = next.locator('xpath=../button');
  expect(await difference(all, topOf)).toBe(0);
  expect(await all.count()).toBe(6);
});

it('what belongs to a courier stands beside its fields', async () => {
  const page = await open('couriers');
  const courier = page.getByRole('group', { name: 'VET' });
  const fields = courier.locator('input[type=text], label.ant-checkbox-wrapper, button');
  expect(await difference(fields, middleOf)).toBe(0);
});

it('the fields of a page about the shop are as high in both languages', async () => {
  const page = await open('settings');
  await page.locator('tbody tr[data-row-key] button').first().click();
  const dialog = page.getByRole('dialog');
  for (const fields of ['input[type=text]', 'textarea'])
    expect(await difference(dialog.locator(`form ${fields}`), heightOf)).toBe(0);
});

const MUCH = { revenue: 1_234_567.89, orders: 99_999, average: 12_345.67, refunded: 123_456.78 };

it.each(['', 'analytics'])('a large figure stays in one line within its card (/%s)', async (path) => {
  const page = await open('security', { size: PHONE });
  await page.route('**/api/analytics?*', async (route) => {
    const answer = await route.fetch();
    const figures = await answer.json();
    await route.fulfill({ json: { ...figures, now: { ...figures.now, ...MUCH } } });
  });
  await visit(page, `/seller-dashboard/${path}`);
  const figure = page.getByText('1,234,567.89').first();
  await figure.waitFor();
  const place = figure.locator('xpath=..');
  expect(await place.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect((await boxesOf(figure)).map(heightOf)[0]).toBeLessThan(48);
});

it('a product with a very long name leaves room for its form', async () => {
  const admin = await stage.admin();
  const id = await givenMouse(admin, { name: 'W'.repeat(200) });
  const page = await open(`products/${id}`, { size: PHONE });
  const title = page.locator('main h1').filter({ hasText: 'WWW' });
  expect((await boxesOf(title)).map(heightOf)[0]).toBeLessThan(PHONE.height / 4);
});
