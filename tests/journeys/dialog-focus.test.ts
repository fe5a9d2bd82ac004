import type { Page } from 'playwright-core';
import { givenMouse } from '../support/catalogue.js';
import { setStage } from '../support/stage.js';

const stage = setStage();
beforeAll(async () => void (await givenMouse(await stage.seller(), { name: 'River Heron' })));

const ways: [name: string, path: string, open: (page: Page) => Promise<void>][] = [
  [
    'the shortcuts',
    'view-all-orders',
    async (page) => {
      await page.locator('main h1').focus();
      await page.keyboard.type('?');
    },
  ],
  [
    'the images of the library',
    'products/new',
    (page) => page.getByRole('button', { name: 'Choose from the library' }).click(),
  ],
  ['the stock history of a product', 'products', openHistory],
];

async function openHistory(page: Page): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: 'River Heron' });
  await row.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: 'Stock history' }).click();
}

it.each(ways)(
  'Enter does not close the dialog with %s, which has the focus itself',
  async (_, path, open) => {
    const page = await stage.open({ as: await stage.seller() });
    await page.goto(`/seller-dashboard/${path}`);
    await open(page);
    await page.locator('[role=dialog]:focus, [role=dialog] :focus').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('[role=dialog]:focus').waitFor();
  },
);
