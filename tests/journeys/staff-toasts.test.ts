import type { Page } from 'playwright-core';
import { PHONE } from '../support/browser.js';
import { setStage } from '../support/stage.js';
import { visit } from '../support/visit.js';

const stage = setStage();

const sizes = [
  ['wide screen', undefined],
  ['phone', PHONE],
] as const;

// Runs in the page: the buttons and fields that are not behind a dialog and of which the toast covers a part.
const COVERED = `(() => {
  const toast = document.querySelector('[data-sonner-toast][data-mounted=true]').getBoundingClientRect();
  const reached = document.querySelector('[role=dialog]') ?? document.body;
  const isUnder = (box) =>
    box.width > 0 && box.left < toast.right && box.right > toast.left && box.top < toast.bottom && box.bottom > toast.top;
  return [...reached.querySelectorAll('button, input, a, [role=combobox]')]
    .filter((one) => !one.closest('[data-sonner-toaster]') && isUnder(one.getBoundingClientRect()))
    .map((one) => one.outerHTML);
})()`;

async function coveredByToast(page: Page): Promise<unknown> {
  await page.locator('[data-sonner-toast][data-mounted=true]').waitFor();
  return page.evaluate(COVERED);
}

describe('a toast of the dashboard', () => {
  it.each(sizes)('covers nothing that can be pressed on its page, on a %s', async (_, size) => {
    const page = await stage.open({ as: await stage.admin(), size });
    await visit(page, '/seller-dashboard/brands');
    await page.getByRole('button', { name: 'Create Brand' }).click();
    expect(await coveredByToast(page)).toEqual([]);
  });

  it.each(sizes)(
    'with a reason covers nothing that can be pressed on the page of one thing, on a %s',
    async (_, size) => {
      const page = await stage.open({ as: await stage.admin(), size });
      await page.route('**/notes', (route) =>
        route.request().method() === 'POST' ? route.abort() : route.continue(),
      );
      await visit(page, '/seller-dashboard/view-all-users');
      await page.locator('a[href*="/users/"]').first().click();
      await page.getByLabel('New note').fill('Calls in the evening');
      await page.getByRole('button', { name: 'Save note' }).click();
      await page.locator('[data-sonner-toast][data-mounted=true] [data-description]').waitFor();
      await page.evaluate('scrollTo(0, 0)');
      expect(await coveredByToast(page)).toEqual([]);
    },
  );

  it.each(sizes)('covers nothing that can be pressed in a dialog, on a %s', async (_, size) => {
    const page = await stage.open({ as: await stage.admin(), size });
    await page.route('**/api/admin/invitations', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await visit(page, '/seller-dashboard/view-all-users');
    await page.getByRole('button', { name: 'Invite staff' }).click();
    await page.getByLabel('Email', { exact: true }).fill('mom@shop.example');
    await page.getByRole('button', { name: 'Send invitation' }).click();
    expect(await coveredByToast(page)).toEqual([]);
  });
});
