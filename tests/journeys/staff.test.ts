import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { waitFor } from '@mekong/testing';
import { anImage, givenMouse } from '../support/catalogue.js';
import { answer } from '../support/question.js';
import { aShopper, aVerifiedCustomer, type Shopper } from '../support/shopper.js';
import { setStage } from '../support/stage.js';
import { untilSaid } from '../support/toasts.js';
import { visit } from '../support/visit.js';

const stage = setStage();

const sellerPage = async () => stage.open({ as: await stage.seller() });

/** Opens a page and logs in on the login screen. */
async function loggedInPage(email: string, password: string): Promise<Page> {
  const page = await stage.open();
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  return page;
}

/** A folder with an image and a CSV file with two good rows and a bad one. */
async function givenUploadFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mekong-bulk-'));
  const rows = ['Bulk One', 'Bulk Two'].map((name) => `${name},mouse,Tonle,15.00,3,Fine,a.png`);
  const csv = [
    'name,category,brand,price,stock,description,image',
    ...rows,
    'Bulk Bad,mouse,Nobody,1,1,Bad,a.png',
  ];
  await writeFile(join(folder, 'products.csv'), csv.join('\n'));
  await writeFile(join(folder, 'a.png'), Buffer.from(await (await anImage()).arrayBuffer()));
  return folder;
}

const imageFile = async () => ({
  name: 'image.png',
  mimeType: 'image/png',
  buffer: Buffer.from(await (await anImage()).arrayBuffer()),
});

const productNames = async () =>
  (await aShopper(stage.shop.url).call('GET', '/products')).body.products.map(
    (product: { name: string }) => product.name,
  );

it('a seller uploads products by CSV: good rows are written, the bad one is shown with its reason', async () => {
  const folder = await givenUploadFolder();
  const page = await sellerPage();
  await page.goto('/seller-dashboard/products/bulk');
  const inputs = page.locator('input[type=file]');
  await inputs.nth(0).setInputFiles(join(folder, 'products.csv'));
  await inputs
    .nth(1)
    .setInputFiles(
      (await readdir(folder)).filter((name) => name.endsWith('.png')).map((name) => join(folder, name)),
    );
  await page
    .getByRole('button', { name: /upload/i })
    .last()
    .click();
  await page.getByText('Uploaded: 2, failed: 1').waitFor();
  await page.getByText('Unknown brand: Nobody').waitFor();
  expect(await productNames()).toEqual(expect.arrayContaining(['Bulk One', 'Bulk Two']));
  await rm(folder, { recursive: true });
});

it('an upload without files says what is missing', async () => {
  const alerts: string[] = [];
  const page = await sellerPage();
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await page.goto('/seller-dashboard/products/bulk');
  await page
    .getByRole('button', { name: /upload/i })
    .last()
    .click();
  await waitFor(() => alerts.length > 0);
  expect(alerts).toEqual(['Please select both CSV file and images!']);
});

it('a seller deletes one of their products', async () => {
  await givenMouse(await stage.seller(), { name: 'Short Lived' });
  const page = await sellerPage();
  await page.goto('/seller-dashboard/products');
  await page.getByRole('button', { name: 'Delete Short Lived' }).click();
  await answer(page, 'Delete Short Lived?', 'Delete');
  await untilSaid(page, 'Product deleted');
  expect(await productNames()).not.toContain('Short Lived');
});

it('a seller adds a single product with its specifications', async () => {
  const page = await sellerPage();
  await page.goto('/seller-dashboard/products/new');
  await page.getByLabel('Name', { exact: true }).fill('Single Mouse');
  await page.getByLabel('Brand', { exact: true }).fill('Tonle');
  await page.keyboard.press('Enter');
  await page.getByLabel('Price (USD)').fill('42.50');
  await page.getByLabel('Stock', { exact: true }).fill('6');
  await page.getByLabel('DPI').fill('12000');
  await page.locator('input[type=file]').setInputFiles(await imageFile());
  await page.getByRole('button', { name: 'Upload Product' }).click();
  await untilSaid(page, 'Product uploaded!');
  const { body } = await aShopper(stage.shop.url).call('GET', '/products?q=single%20mouse');
  const { product } = (await aShopper(stage.shop.url).call('GET', `/api/products/${body.products[0].id}`))
    .body;
  expect(product).toMatchObject({ price: 42.5, stock: 6, MouseModel: { dpi: 12000 } });
});

it('an admin logs in and adds a brand, whose name gets a capital letter', async () => {
  const page = await loggedInPage('admin@mekong.example', 'Admin123!');
  await page.goto('/seller-dashboard/brands');
  await page.getByLabel('Brand name').fill('river tech');
  await page.locator('input[type=file]').setInputFiles(await imageFile());
  await page.getByRole('button', { name: 'Create Brand' }).click();
  await untilSaid(page, 'Brand created successfully');
  const { body } = await aShopper(stage.shop.url).call('GET', '/api/brands');
  expect(body.brands.map((brand: { name: string }) => brand.name)).toContain('River tech');
});

it('an admin edits a user', async () => {
  await aVerifiedCustomer(stage.shop.url, 'edited@shop.example');
  const page = await stage.open({ as: await stage.admin() });
  await page.goto('/seller-dashboard/view-all-users');
  await page.getByRole('button', { name: 'Edit Sok Dara' }).click();
  await page.getByLabel('Phone').fill('+855 99 000 111');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await untilSaid(page, 'User updated successfully!');
  const admin = await stage.admin();
  const { body } = await admin.call('GET', '/api/admin/users');
  const edited = body.users.find((user: { email: string }) => user.email === 'edited@shop.example');
  expect(edited).toMatchObject({ phone: '+855 99 000 111', role: 'customer' });
});

it('a customer who opens the dashboard is sent to the landing page', async () => {
  const page = await loggedInPage('customer@mekong.example', 'Customer123!');
  await page.goto('/seller-dashboard/products');
  await page.waitForURL((url) => url.pathname === '/');
});

/** Opens the list of products as a seller; `presses` counts presses of the pointer, and of keys that type nothing. */
async function countedList(address: string) {
  const page = await sellerPage();
  await page.addInitScript(`window.presses = 0;
    addEventListener('pointerdown', () => (window.presses += 1), true);
    addEventListener('keydown', ({ key }) => (window.presses += key.length > 1 ? 1 : 0), true);`);
  await visit(page, `/seller-dashboard/products${address}`);
  return { page, presses: () => page.evaluate<number>('window.presses') };
}

describe('the list of products', () => {
  const name = (number: number) => `Shelf Mouse ${String(number).padStart(2, '0')}`;
  let seller: Shopper;
  beforeAll(async () => {
    seller = await stage.seller();
    for (let number = 1; number <= 15; number += 1)
      await givenMouse(seller, { name: name(number), stock: String(number % 5) });
  });
  const listed = async (number: number) => {
    const { body } = await seller.call('GET', `/api/products?q=${encodeURIComponent(name(number))}`);
    return body.products[0];
  };

  it('takes at most 20 presses to restock fifteen products', async () => {
    const { page, presses } = await countedList('?q=shelf&sort=name-asc');
    await page.getByLabel('Filter by stock').click();
    await page.getByTitle('Needs restock').click();
    await page.getByText('10 of 15 shown').waitFor();
    await page.getByRole('button', { name: `change the stock of ${name(1)}` }).click();
    for (let number = 1; number <= 15; number += 1) {
      await page
        .getByLabel(`Stock of ${name(number)}`)
        .and(page.locator(':focus'))
        .waitFor();
      await page.keyboard.type(`+${number}`);
      await page.keyboard.press('Enter');
    }
    await page.getByRole('button', { name: `15, change the stock of ${name(15)}` }).waitFor();
    expect(await presses()).toBeLessThanOrEqual(20);
    expect(await listed(7)).toMatchObject({ stock: 9 });
    const { id } = await listed(15);
    await waitFor(async () => {
      const { body } = await seller.call('GET', `/api/admin/stock-history/${id}`);
      return body.changes[0]?.reason === 'received' && body.changes[0].available.to === 15;
    });
  });

  it('takes at most 2 presses to change one price', async () => {
    const { page, presses } = await countedList('?q=shelf&sort=name-asc');
    await page.getByRole('button', { name: `change the price of ${name(2)}` }).click();
    await page.keyboard.type('12.5');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: `$12.50, change the price of ${name(2)}` }).waitFor();
    expect(await presses()).toBeLessThanOrEqual(2);
    expect(await listed(2)).toMatchObject({ price: 12.5 });
  });
});
