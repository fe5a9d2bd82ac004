import type { Page } from 'playwright-core';
import { waitFor } from '@mekong/testing';
import { PHONE } from '../support/browser.js';
import { anImage } from '../support/catalogue.js';
import { setStage } from '../support/stage.js';
import { holdBack, openRendered, visit } from '../support/visit.js';

const stage = setStage();
const MOUSEPADS = '/category/mousepad?brand=Tonle';

/** Sixty mousepads, on three pages. */
beforeAll(async () => {
  const rows = Array.from({ length: 60 }, (_, n) => `Pad ${n + 1},mousepad,Tonle,${n + 1},5,a.png`);
  const form = new FormData();
  form.set('csv', new Blob([['name,category,brand,price,stock,image', ...rows].join('\n')]), 'pads.csv');
  form.set('images', await anImage(), 'a.png');
  const { body } = await (await stage.seller()).call('POST', '/api/products/bulk', form);
  expect(body.uploaded).toBe(60);
});

const names = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts();
const expectFirst = (page: Page, name: string) =>
  waitFor(async () => (await names(page))[0] === name, { what: `${name} to come first` });
const scrolledTo = (page: Page) => page.evaluate('Math.round(scrollY)') as Promise<number>;

it('the pages of a category open one after the other, each at the start of its products', async () => {
  const page = await stage.open();
  await visit(page, MOUSEPADS);
  await page.getByRole('link', { name: 'Next' }).click();
  await expectFirst(page, 'Pad 25');
  await page.getByText('25 to 48 of 60 products').waitFor();
  const top = (await page.getByText('25 to 48 of 60 products').boundingBox())!.y;
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(200);
  await page.getByRole('link', { name: 'Page 3' }).click();
  await expectFirst(page, 'Pad 49');
  await page.goBack();
  await expectFirst(page, 'Pad 25');
});

it('a page opens below the bars at the top also while these say that the device is offline', async () => {
  const page = await stage.open({ size: PHONE, language: 'km' });
  await visit(page, MOUSEPADS);
  await page.locator('[rel=next]').click();
  await expectFirst(page, 'Pad 25');
  await page.context().setOffline(true);
  await page.getByRole('banner').getByRole('status').getByRole('paragraph').waitFor();
  await page.locator('[rel=prev]').click();
  await expectFirst(page, 'Pad 1');
  const bars = (await page.getByRole('banner').boundingBox())!;
  const count = (await page.locator('main').getByRole('status').boundingBox())!;
  expect(count.y).toBeGreaterThanOrEqual(bars.y + bars.height);
});

it('Back from a product returns to the same page and scroll position', async () => {
  const page = await stage.open();
  await visit(page, `${MOUSEPADS}&page=2`);
  await page.getByRole('link', { name: 'Pad 45', exact: true }).scrollIntoViewIfNeeded();
  const place = await scrolledTo(page);
  expect(place).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Pad 45', exact: true }).click();
  await page.getByRole('heading', { name: 'Pad 45', level: 1 }).waitFor();
  await page.goBack();
  await expectFirst(page, 'Pad 25');
  await waitFor(async () => (await scrolledTo(page)) === place, { what: 'the old place of the page' });
});

it('a page that the server rendered loads its products once', async () => {
  const page = await stage.open();
  const asked: string[] = [];
  const said: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('console', (message) => said.push(message.text()));
  await visit(page, `${MOUSEPADS}&page=2&sort=price-desc`);
  await expectFirst(page, 'Pad 36');
  await page.getByRole('button', { name: 'Tonle', pressed: true }).click({ trial: true });
  expect(asked.filter((url) => url.includes('/api/products/mousepad/'))).toHaveLength(1);
  expect(said).toEqual([]);
});

it('products that the server rendered stay in their place when the filters come up beside them', async () => {
  const page = await stage.open();
  const send = await holdBack(page, '**/assets/*.js');
  await openRendered(page, MOUSEPADS);
  const first = page.getByRole('article').first();
  const rendered = await first.boundingBox();
  send();
  await page.getByRole('region', { name: 'Filters' }).waitFor();
  expect(await first.boundingBox()).toEqual(rendered);
});

it('setting a filter opens the first page, with the counts of the filtered products', async () => {
  const page = await stage.open();
  await visit(page, `${MOUSEPADS}&page=3`);
  await page.getByLabel('Price to').fill('30');
  await page.getByLabel('Price to').press('Enter');
  await page.getByText('1 to 24 of 30 products').waitFor();
  expect(new URL(page.url()).search).toBe('?brand=Tonle&max=30');
  await page.getByRole('checkbox', { name: 'In stock only 30' }).waitFor();
});

it('setting a filter on a later page leaves the shopper at the filter; Back undoes it', async () => {
  const page = await stage.open();
  await visit(page, MOUSEPADS);
  await page.getByRole('link', { name: 'Page 3' }).click();
  await page.getByText('49 to 60 of 60 products').waitFor();
  const inStock = page.getByRole('checkbox', { name: /In stock only/ });
  await inStock.click();
  await page.getByText('1 to 24 of 60 products').waitFor();
  expect(await inStock.evaluate((box) => box.matches(':focus'))).toBe(true);
  await page.goBack();
  await page.getByText('49 to 60 of 60 products').waitFor();
  expect(await inStock.isChecked()).toBe(false);
});
