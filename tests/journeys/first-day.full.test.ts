import type { Browser, Page } from 'playwright-core';
import { anImage } from '../support/catalogue.js';
import { openBrowser, openPage } from '../support/browser.js';
import { builtStorefront, startEmbeddedShop, type EmbeddedShop } from '../support/embedded-shop.js';
import { type Hands, someHands } from '../support/hands.js';
import { mailTo } from '../support/shopper.js';
import { visit } from '../support/visit.js';

let shop: EmbeddedShop;
let browser: Browser;
beforeAll(async () => {
  shop = await startEmbeddedShop({ WEB_ROOT: await builtStorefront() });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await shop.stop();
});

const customer = 'first@shop.example';

/** What another shop system exports. */
const theirFile = [
  'Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src',
  'naga,Naga Pro,<p>Fast mouse</p>,Tonle,Gaming Mice,Color,Black,NP-1,12,59.90,79.90,https://cdn.example/naga.png?v=1',
  'naga,,,,,,White,NP-2,3,59.90,,https://cdn.example/naga.png?v=1',
  'deck,Desk Pad,,Bayon,Mouse Pads,Title,Default Title,DP-1,5,19.00,,https://cdn.example/naga.png?v=1',
].join('\r\n');

const aLogo = async () => ({
  name: 'naga.png',
  mimeType: 'image/png',
  buffer: Buffer.from(await (await anImage()).arrayBuffer()),
});

async function logIn(page: Page, { go, press, fill }: Hands): Promise<void> {
  await go(page, '/login');
  await fill(page.getByLabel('Email'), 'admin@mekong.example');
  await fill(page.getByLabel('Password'), 'Admin123!');
  await press(page.getByRole('button', { name: 'Login' }));
  await page.waitForURL((url) => url.pathname !== '/login');
}

async function fillShop(page: Page, { go, press, choose }: Hands): Promise<void> {
  await go(page, '/seller-dashboard/products/bulk');
  const fields = page.locator('input[type=file]');
  await choose(fields.nth(0), {
    name: 'products_export.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(theirFile),
  });
  await choose(fields.nth(1), await aLogo());
  await press(page.getByRole('button', { name: 'Check the file' }));
  await press(page.getByRole('button', { name: 'Create all 2, with their first letters as logos' }));
  await page.getByText('Created. Please check the file again.').waitFor();
  await press(page.getByRole('button', { name: 'Check the file again' }));
  await press(page.getByRole('button', { name: 'Upload 3 products' }));
  await page.getByText('Uploaded: 3, failed: 0').waitFor();
}

async function nameShop(page: Page, { go, press, fill, choose }: Hands): Promise<void> {
  await go(page, '/seller-dashboard/settings/shop');
  await press(page.getByRole('button', { name: 'Edit Name and colors' }));
  const dialog = page.getByRole('dialog');
  await fill(dialog.getByLabel('Name of the shop', { exact: true }), 'Tonle Tech');
  await choose(dialog.locator('input[type=file]').first(), await aLogo());
  await dialog.getByRole('button', { name: /^Remove/ }).waitFor();
  await press(dialog.getByRole('button', { name: 'Save' }));
  await dialog.waitFor({ state: 'hidden' });
}

async function sayHowToReach(page: Page, { go, press, fill }: Hands): Promise<void> {
  await go(page, '/seller-dashboard/settings/footer');
  await press(page.getByRole('button', { name: 'Edit' }).first());
  const dialog = page.getByRole('dialog');
  await fill(dialog.getByLabel('Phone', { exact: true }), '012 345 678');
  await press(dialog.getByRole('button', { name: 'Save' }));
  await dialog.waitFor({ state: 'hidden' });
}

async function findProduct(page: Page, { go, press }: Hands): Promise<void> {
  await go(page, '/');
  const categories = page.getByRole('navigation', { name: 'Categories' });
  await press(categories.getByRole('link', { name: 'Mousepad', exact: true }));
  await press(page.getByRole('link', { name: 'View Desk Pad' }));
  await page.getByRole('heading', { name: 'Desk Pad' }).waitFor();
  await press(page.getByRole('button', { name: 'Add to Cart' }));
}

async function signUp(page: Page, { go, press, fill, type }: Hands): Promise<void> {
  await go(page, '/signup');
  await fill(page.getByLabel('Full Name'), 'Sok Dara');
  await fill(page.getByLabel('Email'), customer);
  await fill(page.getByLabel('Password'), 'Secret1!');
  await press(page.getByRole('button', { name: 'Sign Up' }));
  await page.waitForURL('**/verify-email');
  const { subject } = await mailTo(shop.url, customer, /verification code/);
  await press(page.getByLabel('Character 1 of 6'));
  await type(page, /\d{6}/.exec(subject)![0]);
  await page.waitForURL((url) => url.pathname === '/');
}

async function buy(page: Page, { press, fill }: Hands): Promise<void> {
  await press(page.getByRole('link', { name: 'Cart, 1 item' }));
  await page.getByRole('heading', { name: 'Checkout' }).waitFor();
  await fill(page.getByLabel('Full Name'), 'Sok Dara');
  await fill(page.getByLabel('Phone Number'), '+855 12 345 678');
  await fill(page.getByLabel('Shipping Address'), 'ផ្ទះលេខ ១២, ភ្នំពេញ');
  await press(page.getByRole('button', { name: 'Place Order' }));
  await page.waitForURL('**/payment/*');
  await press(page.getByRole('button', { name: 'Pay Now (Demo)' }));
  await page.waitForURL('**/user-profile');
}

it('from an empty shop to the first paid order in under sixty presses', async () => {
  const hands = someHands();
  const owner = await openPage(browser, shop.url);
  await logIn(owner, hands);
  await fillShop(owner, hands);
  await nameShop(owner, hands);
  await sayHowToReach(owner, hands);

  const page = await openPage(browser, shop.url);
  await findProduct(page, hands);
  await signUp(page, hands);
  await buy(page, hands);
  const receipt = page.getByRole('article').first();
  await receipt.waitFor();
  expect(await receipt.innerText()).toContain('Desk Pad');
  expect((await mailTo(shop.url, customer, /receipt/)).subject).toContain('Tonle Tech');

  await visit(owner, '/seller-dashboard');
  await owner.getByText('4 of 6 done').waitFor();
  expect(hands.count()).toBeLessThan(60);
}, 360_000);
