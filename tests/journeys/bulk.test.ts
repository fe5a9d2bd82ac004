import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { patient, waitFor } from '@mekong/testing';
import { anImage, untilSold } from '../support/catalogue.js';
import { answer } from '../support/question.js';
import { setStage } from '../support/stage.js';
import { visit } from '../support/visit.js';

const stage = setStage();

const HEADER = 'name,category,brand,price,stock,description,image';
const row = (name: string, price = '12.50', brand = 'Tonle') =>
  `${name},mouse,${brand},${price},5,Fine,a.png`;

/** Opens the bulk upload as a seller. */
async function bulkPage(): Promise<Page> {
  const page = await stage.open({ as: await stage.seller() });
  await visit(page, '/seller-dashboard/products/bulk');
  return page;
}

/** Drops a CSV file of these rows together with an image. */
async function dropFiles(page: Page, rows: string[]): Promise<void> {
  const image = Buffer.from(await (await anImage()).arrayBuffer()).toString('base64');
  const dataTransfer = await page.evaluateHandle(
    `(() => {
      const [csv, image] = ${JSON.stringify([[HEADER, ...rows].join('\n'), image])};
      const bytes = Uint8Array.from(atob(image), (letter) => letter.charCodeAt(0));
      const files = new DataTransfer();
      files.items.add(new File([csv], 'mice.csv', { type: 'text/csv' }));
      files.items.add(new File([bytes], 'a.png', { type: 'image/png' }));
      return files;
    })()`,
  );
  await page.getByText('Drop the CSV file and the images here').dispatchEvent('drop', { dataTransfer });
}

const upload = (page: Page) => page.getByRole('button', { name: /^Upload [\d,]+ products$/ }).click();

async function undo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Undo mice.csv' }).click();
  await answer(page, /^Undo everything that mice.csv has written/, 'Undo mice.csv');
}

/** How many products have this word in their names. */
const countOf = async (word: string): Promise<number> =>
  (await (await stage.seller()).call('GET', `/api/products?limit=1&q=${word}`)).body.total;

it('an upload whose product is held in an order cannot be undone, and the product is named', async () => {
  const page = await bulkPage();
  await dropFiles(page, [row('Wanted Mouse'), row('Spare Mouse')]);
  await page.getByText('saved yet: 2 new').waitFor();
  await upload(page);
  await page.getByText('Uploaded: 2, failed: 0').waitFor();

  const { body } = await (await stage.seller()).call('GET', '/api/products?q=wanted');
  const [{ id }] = body.products;
  await untilSold(stage.shop.url, [id]);
  const customer = await stage.customer();
  const order = { customer_name: 'Sok Dara', phone_number: '012345678', shipping_address: 'Street 240' };
  const cart = [{ id, quantity: 1 }];
  const placed = await customer.call('POST', '/api/checkout/Recipt-generator', {
    ...order,
    total: 14.5,
    cart,
  });
  expect(placed.body.orderId).toBeDefined();
  const stockOf = async () => (await customer.call('GET', `/api/products/${id}`)).body.product.stock;
  await waitFor(async () => (await stockOf()) === 4, { what: 'the held piece' });

  await undo(page);
  await page.getByText('Wanted Mouse (sold or held in an order)').waitFor();
  expect(await countOf('spare')).toBe(1);
});

it('files can be chosen, rehearsed and written with the keyboard only', async () => {
  const page = await bulkPage();
  const image = Buffer.from(await (await anImage()).arrayBuffer());
  const csv = Buffer.from([HEADER, row('Key Mouse')].join('\n'));
  const button = page.getByRole('button', { name: 'Choose a file CSV file' });
  await button.focus();
  expect(await button.evaluate((element) => element.matches(':focus'))).toBe(true);
  const fields = page.locator('input[type=file]');
  await fields.nth(0).setInputFiles({ name: 'keys.csv', mimeType: 'text/csv', buffer: csv });
  await fields.nth(1).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: image });
  await page.getByText('saved yet: 1 new').waitFor();
  await page.getByRole('button', { name: 'Upload 1 product' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Uploaded: 1, failed: 0').waitFor();
});

// The last test, since the events of so many products keep the other services busy for a while.
it('rows with long names and many faults stay rows of a table, with all that is wrong in sight', async () => {
  const page = await bulkPage();
  const name = 'A name that goes on '.repeat(9).trim();
  await dropFiles(page, [`${name},mouse,Nobody at all,free,1.000,Fine,b-${'picture'.repeat(9)}.png`]);
  const faults = page.locator('main td').getByText(/Price must be a number/);
  await faults.waitFor();
  await page.waitForLoadState('networkidle');
  expect(await faults.locator('xpath=ancestor::*[@data-rows]').getAttribute('data-rows')).toBe('compact');
  const { x, width } = (await faults.boundingBox())!;
  expect(x + width).toBeLessThanOrEqual(page.viewportSize()!.width);
  expect(await page.locator('main td').getByTitle(name).count()).toBe(1);
});

it('a seller rehearses, writes and undoes 5,000 rows, 30 of them bad', async () => {
  const page = await bulkPage();
  const rows = Array.from({ length: 5_000 }, (_, index) =>
    index % 167 === 0 ? row(`Crowd ${index}`, 'free') : row(`Crowd ${index}`),
  );
  await dropFiles(page, rows);
  await page
    .getByText('Nothing saved yet: 4,970 new, 0 changed, 30 skipped.')
    .waitFor({ timeout: patient(90_000) });
  expect(await countOf('crowd')).toBe(0);

  await page.getByLabel('Filter rows').click();
  await page.getByText('Errors (30)').click();
  await page.getByText('Price must be a number').first().waitFor();

  await upload(page);
  await page.getByRole('progressbar').waitFor();
  await page.getByText('Uploaded: 4970, failed: 30').waitFor({ timeout: patient(90_000) });
  expect(await countOf('crowd')).toBe(4_970);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByText('Download failed rows').click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/);
  expect(lines).toHaveLength(31);
  expect(lines[1]).toBe('Crowd 0,mouse,Tonle,free,5,Fine,a.png,"Price must be a number, not “free”"');

  await undo(page);
  await page.getByText('This upload was undone.').waitFor({ timeout: patient(90_000) });
  expect(await countOf('crowd')).toBe(0);
}, 360_000);
