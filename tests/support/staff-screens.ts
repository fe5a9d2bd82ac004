import type { Page } from 'playwright-core';
import { waitFor } from '@mekong/testing';
import { PHONE } from './browser.js';
import { at, paidOrderOf, type Screen } from './screens.js';
import type { Customer, Stage } from './stage.js';
import { visit } from './visit.js';

const BASE = '/seller-dashboard';

const STANDS_STILL = `document.getAnimations().every(({ playState }) => playState !== 'running')`;

/** What opens on a page of the dashboard when one of its buttons is pressed. */
const dialogAt = (path: string, button: string): Screen => ({
  open: async (page) => {
    await visit(page, `${BASE}/${path}`);
    await page.locator(`main ${button}`).first().click();
    await page.locator('[role=dialog]').waitFor();
    // What slides in is looked at once it stands still.
    await waitFor(() => page.evaluate(STANDS_STILL), { what: 'the end of the movement' });
  },
});

/** A list as a phone shows it: its rows are cards. */
const asCards = (path: string): Screen => ({
  open: async (page) => {
    await page.setViewportSize(PHONE);
    await visit(page, `${BASE}/${path}`);
    await page.locator('tbody tr[data-row-key]').first().waitFor();
  },
});

async function openMenu(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await visit(page, `${BASE}/products`);
  await page.locator('header button[aria-controls]').click();
  await page.locator('#dashboard-menu a').first().waitFor();
}

/** An order and a review of what was bought; the order. */
async function givenOrderAndReview(stage: Stage, customer: Customer): Promise<string> {
  const orderId = await paidOrderOf(stage, customer);
  const review = { product_id: stage.catalogue.riverMouse, rating: 4, text: 'Light and quick' };
  // The catalogue hears of the sale a moment later.
  await waitFor(async () => (await customer.call('PUT', '/api/reviews/mine', review)).status === 200, {
    what: 'a review of what was bought',
  });
  return orderId;
}

/** A list in which there is something then. */
const withOrderAndReview = (screen: Screen): Screen => ({
  ...screen,
  open: async (page, stage, customer) => {
    await givenOrderAndReview(stage, customer);
    await screen.open(page, stage, customer);
  },
});

/** An order that is paid in cash at the door, of somebody who has no other; its id. */
const givenCashOrder = async (stage: Stage): Promise<string> => {
  const inCash = { payment_method: 'cod', province: 'Phnom Penh' };
  return stage.unpaidOrderOf(await stage.customer(), inCash);
};

/** What an admin can have on the screen. */
export const staffScreens: Record<string, Screen> = {
  'one order': {
    inKhmer: true,
    open: async (page, stage, customer) => {
      const orderId = await givenOrderAndReview(stage, customer);
      await visit(page, `${BASE}/view-all-orders/${orderId}`);
      await page.locator('dl').first().waitFor();
    },
  },
  'the home': at(BASE, 'li strong', true),
  'the products': at(`${BASE}/products`, 'tbody tr[data-row-key]', true),
  'a product being edited': {
    inKhmer: true,
    open: async (page) => {
      await visit(page, `${BASE}/products`);
      await page.locator('tbody tr[data-row-key] a').first().click();
      await page.locator('main form ol li').first().waitFor();
    },
  },
  'the question before a product is deleted': dialogAt('products', 'tbody .ant-btn-dangerous'),
  'a new product': at(`${BASE}/products/new`, 'form', true),
  'the bulk upload': at(`${BASE}/products/bulk`, 'form'),
  'the orders': withOrderAndReview(at(`${BASE}/view-all-orders`, 'tbody tr[data-row-key]', true)),
  'the orders to call about': {
    inKhmer: true,
    open: async (page, stage) => {
      await givenCashOrder(stage);
      await visit(page, `${BASE}/view-all-orders?status=to-call`);
      await page.locator('main tbody tr[data-row-key]').first().waitFor();
    },
  },
  'an order to be paid in cash': {
    inKhmer: true,
    open: async (page, stage) => {
      await visit(page, `${BASE}/view-all-orders/${await givenCashOrder(stage)}`);
      await page.locator('main a[href^="tel:"]').first().waitFor();
    },
  },
  'the cash of couriers': at(`${BASE}/money/cash`, '[role=tabpanel] p', true),
  'the couriers': at(`${BASE}/couriers`, 'form input', true),
  'the brands': at(`${BASE}/brands`, 'ul li', true),
  'a brand being edited': dialogAt('brands', 'ul li button'),
  'the users': at(`${BASE}/view-all-users`, 'tbody tr[data-row-key]', true),
  'one user': {
    inKhmer: true,
    open: async (page) => {
      await visit(page, `${BASE}/view-all-users`);
      await page.locator('tbody tr[data-row-key] a').first().click();
      await page.locator('main form textarea').waitFor();
    },
  },
  'staff being invited': dialogAt('view-all-users', 'button'),
  'the command bar': {
    inKhmer: true,
    open: async (page) => {
      await visit(page, `${BASE}/security`);
      await page.locator('main form').waitFor();
      await page.keyboard.press('Control+k');
      await page.locator('[role=option]').first().waitFor();
      await waitFor(() => page.evaluate(STANDS_STILL), { what: 'the end of the movement' });
    },
  },
  'a user being edited': dialogAt('view-all-users', 'tbody tr[data-row-key] button'),
  'the reviews': withOrderAndReview(at(`${BASE}/reviews`, 'ul li', true)),
  'the questions': at(`${BASE}/questions`, 'h1'),
  'the figures': at(`${BASE}/analytics`, 'canvas', true),
  'the sales report': at(`${BASE}/reports/sales`, 'table', true),
  'the report of searches': at(`${BASE}/reports/searches`, 'h1'),
  'the sales of prices': at(`${BASE}/sales`, 'table', true),
  'the search words': at(`${BASE}/synonyms`, 'tbody tr[data-row-key]', true),
  'a group of search words being edited': dialogAt('synonyms', 'tbody tr[data-row-key] button'),
  'the pages about the shop': at(`${BASE}/settings/pages`, 'tbody tr[data-row-key]', true),
  'a page about the shop being edited': dialogAt('settings/pages', 'tbody tr[data-row-key] button'),
  'the name and colours of the shop': at(`${BASE}/settings`, 'dl', true),
  'the name and colours being edited': dialogAt('settings', '[role=tabpanel] button'),
  'the landing page being edited': dialogAt('settings/home', '[role=tabpanel] button'),
  'the ways to pay': at(`${BASE}/settings/ways-to-pay`, '[role=switch]', true),
  'the facts of the footer': at(`${BASE}/settings/footer`, 'dl', true),
  'the riel rate': at(`${BASE}/settings/riel`, 'dl'),
  'the rules of returns and delivery': at(`${BASE}/settings/order-rules`, 'dl', true),
  'the rules of returns and delivery being edited': dialogAt(
    'settings/order-rules',
    '[role=tabpanel] button',
  ),
  'mails and Telegram': at(`${BASE}/settings/sending`, 'dl', true),
  'mails and Telegram being edited': dialogAt('settings/sending', '[role=tabpanel] button'),
  'the settings of cash on delivery': at(`${BASE}/settings/cash-on-delivery`, 'dl', true),
  'the settings of cash on delivery being edited': dialogAt(
    'settings/cash-on-delivery',
    '[role=tabpanel] button',
  ),
  'the delivery days': at(`${BASE}/settings/delivery`, 'table', true),
  'from where images are fetched': at(`${BASE}/settings/image-hosts`, 'dl', true),
  'the seller on invoices': at(`${BASE}/settings/invoices`, 'dl', true),
  'the invoices of a month': withOrderAndReview(at(`${BASE}/invoices`, 'tbody tr[data-row-key]', true)),
  'what an accountant books': at(`${BASE}/invoices/accounts`, 'dl', true),
  'the returns': at(`${BASE}/returns`, 'h1', true),
  'the earlier orders': at(`${BASE}/past-orders`, 'h1', true),
  'the promo codes': at(`${BASE}/promo-codes`, 'table', true),
  'the rates of the day': at(`${BASE}/invoices/rates`, 'table', true),
  'the money of today': withOrderAndReview(at(`${BASE}/money`, 'tbody tr[data-row-key]', true)),
  'what is owed': at(`${BASE}/money/give-back`, 'table', true),
  'a statement of the bank': at(`${BASE}/money/statement`, 'textarea', true),
  'the books of a day': withOrderAndReview(at(`${BASE}/money/day`, 'tbody tr[data-row-key]', true)),
  'the values in Khmer': at(`${BASE}/settings/khmer-values`, 'tbody tr[data-row-key]', true),
  'the specification fields': at(`${BASE}/settings/specifications`, 'ol li button', true),
  'the library of images': at(`${BASE}/media`, 'ul li', true),
  'an image of the library': dialogAt('media', 'ul li button'),
  'the upload of images': at(`${BASE}/media/upload`, 'input[type=file] + div button'),
  'the own password': at(`${BASE}/security`, 'form', true),
  'the own sessions': at(`${BASE}/security/sessions`, 'tbody tr[data-row-key]'),
  'the login history': at(`${BASE}/security/logins`, 'tbody tr[data-row-key]'),
  'the two-step login': at(`${BASE}/security/two-step`, 'form'),
  'the audit log': at(`${BASE}/security/audit-log`, 'tbody tr[data-row-key]', true),
  'the alerts': withOrderAndReview(at(`${BASE}/notifications`, 'ul li', true)),
  'the alert preferences': at(`${BASE}/notifications/preferences`, 'ul li'),
  'the sent mails': withOrderAndReview(at(`${BASE}/notifications/mails`, 'tbody tr[data-row-key]')),
  'the failed events': at(`${BASE}/notifications/failed-events`, 'table'),
  'the state of the shop': at(`${BASE}/notifications/shop`, 'tbody tr[data-row-key]', true),
  'an address of the dashboard that does not exist': at(`${BASE}/nothing`, 'h1'),
  'the orders on a phone': withOrderAndReview(asCards('view-all-orders')),
  'the products on a phone': asCards('products'),
  'the side menu of a phone': { open: openMenu, inKhmer: true },
};

/** What a seller sees otherwise than an admin does. */
export const sellerScreens: Record<string, Screen> = {
  'their products': at(`${BASE}/products`, 'tbody tr[data-row-key]'),
  'their figures': at(`${BASE}/analytics`, 'h2'),
  'their alerts': at(`${BASE}/notifications`, 'h1', true),
  'the side menu of a phone': { open: openMenu },
};
