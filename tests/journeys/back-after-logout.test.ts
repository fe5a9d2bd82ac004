import type { Page } from 'playwright-core';
import { setStage } from '../support/stage.js';
import { visit } from '../support/visit.js';

const stage = setStage();

/** As in another tab. */
const logOut = (page: Page) =>
  page.evaluate("fetch('/api/auth/logout', { method: 'POST' }).then((answer) => answer.status)");
/** Headless browsers keep no pages for Back, so that the page is only told that it comes back. */
const comeBack = (page: Page) =>
  page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))");

it.each(['/account', '/user-profile', '/checkout'])(
  '%s that Back brings back shows nothing of whoever has logged out meanwhile',
  async (path) => {
    const cart = await stage.cartOf(stage.catalogue.riverMouse);
    const page = await stage.open({ as: await stage.customer(), cart });
    await visit(page, path);
    await page.getByRole('link', { name: 'Logout' }).first().waitFor();
    expect(await logOut(page)).toBe(200);
    await comeBack(page);
    await page.waitForURL('**/login');
    await page.getByLabel('Password').waitFor();
  },
);

it.each(['home', 'view-all-orders', 'view-all-users', 'products'])(
  'the dashboard, here %s, shows nothing either',
  async (screen) => {
    const page = await stage.open({ as: await stage.admin() });
    await page.goto(`/seller-dashboard/${screen}`);
    await page.getByRole('link', { name: 'Logout' }).first().waitFor();
    expect(await logOut(page)).toBe(200);
    await comeBack(page);
    await page.waitForURL('**/login');
    await page.getByLabel('Password').waitFor();
  },
);

it('the payment of an order is shown to nobody who has logged in meanwhile', async () => {
  const [buyer, other] = [await stage.customer(), await stage.customer()];
  const page = await stage.open({ as: buyer });
  await visit(page, `/payment/${await stage.unpaidOrderOf(buyer)}`);
  await page.getByText('Sok Dara').first().waitFor();
  const [, value = ''] = /session=([^;]+)/.exec(other.cookies()) ?? [];
  await page.context().addCookies([{ name: 'session', value, url: stage.shop.url, httpOnly: true }]);
  await comeBack(page);
  await page.getByText('Sok Dara').first().waitFor({ state: 'detached' });
});

it('a page that Back brings back to the same person stays as it was, with what they have typed', async () => {
  const page = await stage.open({ as: await stage.customer() });
  await visit(page, '/account');
  await page.getByLabel('Full Name').fill('Half typed');
  const asked = page.waitForResponse('**/api/auth/check-auth');
  await comeBack(page);
  await asked;
  await page.locator('body:visible').waitFor();
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Half typed');
});
