import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { waitFor } from '@mekong/testing';
import { PHONE, type PageOptions } from '../support/browser.js';
import { aShopper, type Shopper } from '../support/shopper.js';
import { setStage, type Customer } from '../support/stage.js';
import { visit } from '../support/visit.js';

/** Where pictures of this day are put, if they are wanted. */
const { PICTURES_DIR } = process.env;
const MONEY = '/seller-dashboard/money';

const stage = setStage({ hasBank: true });
let admin: Shopper;
let customer: Customer;
beforeAll(async () => {
  [admin, customer] = await Promise.all([stage.admin(), stage.customer()]);
});

async function picture(page: Page, name: string): Promise<void> {
  if (!PICTURES_DIR) return;
  mkdirSync(PICTURES_DIR, { recursive: true });
  await page.screenshot({ path: join(PICTURES_DIR, `${name}.png`), fullPage: true, animations: 'disabled' });
}

/** Opened for a picture alone. */
async function pictureOf(path: string, name: string, options: PageOptions): Promise<void> {
  if (!PICTURES_DIR) return;
  const page = await stage.open(options);
  await visit(page, path);
  await page.waitForLoadState('networkidle');
  await picture(page, name);
}

const payAtBank = async (orderId: string, how: string) => {
  const { payload } = (await customer.call('GET', `/api/payment/qr?orderId=${orderId}&amount=26.5`)).body;
  return () => aShopper(stage.shop.url).call('POST', '/dev/bank/pay', { payload, how });
};

const orderOf = async (id: string) => (await customer.call('GET', `/api/checkout/order/${id}`)).body.order;
const isPaid = (id: string) =>
  waitFor(async () => (await orderOf(id)).Payment.status === 'completed', {
    what: 'the order to be paid',
    timeoutMs: 120_000,
  });
const unmatched = async () =>
  (await admin.call('GET', '/api/admin/money/unmatched')).body.unmatched as { reason: string }[];
/** The bank tells one payment of a code at a time, and is asked by its shopper at most every 15 seconds. */
const comesToTheDesk = (orderId: string, reason: string) => {
  const isThere = async () => {
    await customer.call('POST', `/api/payment/${orderId}/check`);
    return (await unmatched()).some((money) => money.reason === reason);
  };
  return waitFor(isThere, { what: `money at the desk: ${reason}`, timeoutMs: 120_000 });
};

/** In cash: confirmed by phone, brought by Grab, paid with $26.50 at the door, and handed in. */
async function paidAtTheDoor(): Promise<void> {
  const id = await stage.unpaidOrderOf(customer, { payment_method: 'cod', province: 'Phnom Penh' } as object);
  const step = (body: object) => admin.call('PATCH', `/api/admin/orders/${id}/cod`, body);
  await step({ step: 'confirmed' });
  await admin.call('PATCH', `/api/admin/orders/${id}`, { status: 'shipped', courier: 'Grab' });
  const collected = { usd_cents: 2_650, khr: 0 };
  expect((await step({ step: 'handed_over', collected })).status).toBe(200);
  const orders = [{ id, usd_cents: 2_500, khr: 0, fee_cents: 150 }];
  const remit = () =>
    admin.call('POST', '/api/admin/money/remittances', { courier: 'Grab', orders, reference: 'FT-9' });
  await waitFor(async () => (await remit()).status < 300, { what: 'the cash to be handed in' });
  await isPaid(id);
}

it('one order by each method, a late and a double payment decided at the desk, and the day closed', async () => {
  const byDemo = await stage.unpaidOrderOf(customer, { payment_method: 'demo' });
  await customer.call('PUT', `/api/checkout/mark-paid/${byDemo}`, {});
  await isPaid(byDemo);
  await paidAtTheDoor();

  const twice = await stage.unpaidOrderOf(customer, { payment_method: 'khqr', currency: 'KHR' });
  await (
    await payAtBank(twice, 'twice')
  )();
  await isPaid(twice);
  await comesToTheDesk(twice, 'twice');

  const late = await stage.unpaidOrderOf(customer, { payment_method: 'khqr', currency: 'USD' });
  const payLate = await payAtBank(late, 'full');
  await customer.call('POST', `/api/payment/${late}/cancel`);
  await payLate();
  await comesToTheDesk(late, 'cancelled');

  const staff = await stage.open({ as: admin });
  await visit(staff, `${MONEY}/unmatched`);
  const dialog = staff.getByRole('dialog');
  await picture(staff, '1-to-decide');
  await staff.getByRole('button', { name: 'Pay an order with $26.50' }).click();
  await dialog.getByText((await orderOf(late)).order_number).waitFor();
  await picture(staff, '2-late-money-pays-its-order');
  await dialog.getByRole('button', { name: 'Pay an order' }).click();
  await staff.getByText('Noted: the money is decided').waitFor();
  await isPaid(late);
  expect((await orderOf(late)).status).toBe('paid');

  await staff.getByRole('button', { name: /^More for / }).click();
  await staff.getByRole('menuitem', { name: 'Give back' }).click();
  await dialog.getByLabel("The bank's number of the transfer").fill('FT-10');
  await dialog.getByLabel('Reason').fill('paid twice');
  await picture(staff, '3-double-money-goes-back');
  await dialog.getByRole('button', { name: 'Give back' }).click();
  await staff.getByText('All money fits its payment.').waitFor();

  await visit(staff, MONEY);
  await staff.getByText('Cash on delivery').first().waitFor();
  await picture(staff, '4-today');
  await visit(staff, `${MONEY}/day`);
  await staff.getByRole('button', { name: 'Close the day' }).click();
  const inBooks = await dialog.getByText(/^In the books: /).allTextContents();
  const fields = await dialog.getByRole('textbox', { name: /, in (dollars|riel)$/ }).all();
  expect(fields.length).toBeGreaterThan(1);
  for (const [index, field] of fields.entries()) await field.fill(inBooks[index]!.replaceAll(/[^\d.-]/g, ''));
  await picture(staff, '5-closing-the-day');
  await dialog.getByRole('button', { name: 'Close the day' }).click();
  await staff.getByText(/^Closed by /).waitFor();
  await picture(staff, '6-closed');

  for (const language of ['en', 'km'] as const) {
    await pictureOf(`/user-profile/${late}/invoice`, `7-invoice-${language}`, { as: customer, language });
    await pictureOf(`${MONEY}/journal`, `8-journal-${language}`, { as: admin, language });
    for (const tab of ['', '/unmatched', '/cash', '/day', '/accounts'])
      await pictureOf(`${MONEY}${tab}`, `9-phone${tab.replace('/', '-')}-${language}`, {
        ...{ as: admin, language, size: PHONE },
      });
  }
});
