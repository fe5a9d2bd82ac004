import type { Page } from 'playwright-core';
import { PHONE } from '../support/browser.js';
import { setStage } from '../support/stage.js';
import { visit } from '../support/visit.js';

const stage = setStage();

const sizes = [
  ['wide screen', undefined],
  ['phone', PHONE],
] as const;

/**
 * Runs in the page: waits for a toast, and answers the buttons and fields that are not behind a dialog and of which it covers a
 * part, seen from the top of the page. All in the frame in which it is shown, as it goes by itself.
 */
const coveredBy = (toast: string) => `new Promise((answer) => {
  const look = () => {
    const toast = document.querySelector('${toast}')?.closest('[data-sonner-toast]').getBoundingClientRect();
    if (!toast) return requestAnimationFrame(look);
    scrollTo(0, 0);
    const reached = document.querySelector('[role=dialog]') ?? document.body;
    const isUnder = (box) =>
      box.width > 0 && box.left < toast.right && box.right > toast.left && box.top < toast.bottom && box.bottom > toast.top;
    answer([...reached.querySelectorAll('button, input, a, [role=combobox]')]
      .filter((one) => !one.closest('[data-sonner-toaster]') && isUnder(one.getBoundingClientRect()))
      .map((one) => one.outerHTML));
  };
  look();
})`;

const TOAST = '[data-sonner-toast][data-mounted=true]';
const REASON = `${TOAST} [data-description]`;

/** Presses the button, and answers what its toast covers. */
async function coveredAfter(page: Page, button: string, toast = TOAST): Promise<unknown> {
  const covered = page.evaluate(coveredBy(toast));
  await page.getByRole('button', { name: button }).click();
  return covered;
}

describe('a toast of the dashboard', () => {
  it.each(sizes)('covers nothing that can be pressed on its page, on a %s', async (_, size) => {
    const page = await stage.open({ as: await stage.admin(), size });
    await visit(page, '/seller-dashboard/brands');
    expect(await coveredAfter(page, 'Create Brand')).toEqual([]);
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
      expect(await coveredAfter(page, 'Save note', REASON)).toEqual([]);
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
    expect(await coveredAfter(page, 'Send invitation')).toEqual([]);
  });
});
