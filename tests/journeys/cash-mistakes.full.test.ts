import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { waitFor } from '@mekong/testing';
import { PHONE } from '../support/browser.js';
import { violations, violationsInTheDark } from '../support/look-at-screens.js';
import type { Shopper } from '../support/shopper.js';
import { sidewaysScrolling } from '../support/sideways.js';
import { setStage } from '../support/stage.js';
import { visit } from '../support/visit.js';

/** Where pictures of it are put, if they are wanted. */
const { PICTURES_DIR } = process.env;
const stage = setStage();
let admin: Shopper;
beforeAll(async () => {
  admin = await stage.admin();
});

async function picture(page: Page, name: string): Promise<void> {
  if (!PICTURES_DIR) return;
  mkdirSync(PICTURES_DIR, { recursive: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const path = join(PICTURES_DIR, `${name}-${colorScheme}.png`);
    await page.screenshot({ path, fullPage: true, animations: 'disabled' });
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

const looksRight = async (page: Page) =>
  expect([...(await violations(page)), ...(await violationsInTheDark(page))]).toEqual([]);

it('a hand-over noted by mistake is undone, and a transfer pays the order on its way', async () => {
  const customer = await stage.customer();
  const id = await stage.unpaidOrderOf(customer, { payment_method: 'cod', province: 'Phnom Penh' } as object);
  const step = (body: object) => admin.call('PATCH', `/api/admin/orders/${id}/cod`, body);
  await step({ step: 'confirmed' });
  await admin.call('PATCH', `/api/admin/orders/${id}`, { status: 'shipped', courier: 'Grab' });
  await step({ step: 'handed_over', collected: { usd_cents: 2_650, khr: 0 } });
  const page = `/seller-dashboard/view-all-orders/${id}`;

  const staff = await stage.open({ as: admin });
  await visit(staff, page);
  await staff.getByRole('button', { name: 'Undo the hand-over' }).waitFor();
  await looksRight(staff);
  await picture(staff, '2-handed-over');
  await staff.getByRole('button', { name: 'Undo the hand-over' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Undo the hand-over' }).click();
  await staff.getByText('Hand-over undone').waitFor();
  await picture(staff, '3-undone');
  const holds = async () => (await admin.call('GET', '/api/admin/money/cash')).body.couriers.length;
  await waitFor(async () => (await holds()) === 0, { what: 'the courier to hold nothing' });

  const text = 'Date,Reference,Amount\n2026-01-31,FT26001,$26.50\n';
  const form = new FormData();
  form.set('csv', new Blob([text]), 'bank.csv');
  const read = await admin.call('POST', '/api/admin/money/statements', form);
  await admin.call('POST', `/api/admin/money/statements/${read.body.statement.id}/commit`);
  await visit(staff, '/seller-dashboard/money/unmatched');
  await staff.getByRole('button', { name: 'Pay an order with $26.50' }).click();
  const { order_number: number } = (await customer.call('GET', `/api/checkout/order/${id}`)).body.order;
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('combobox').fill(number);
  await staff.getByTitle(new RegExp(`^${number}`)).click();
  await picture(staff, '4-attach');
  await dialog.getByRole('button', { name: 'Pay an order' }).click();
  await staff.getByText('Noted: the money is decided').waitFor();
  const orderNow = async () => (await customer.call('GET', `/api/checkout/order/${id}`)).body.order;
  await waitFor(async () => (await orderNow()).Payment.status === 'completed', { what: 'the payment' });
  expect(await orderNow()).toMatchObject({ status: 'shipped', cod: null });

  await visit(staff, page);
  await staff.getByRole('button', { name: 'Mark as delivered' }).waitFor();
  expect(await staff.getByRole('button', { name: 'Handed over' }).count()).toBe(0);
  await picture(staff, '5-paid-on-its-way');
  await visit(staff, '/seller-dashboard/money/journal');
  await staff.getByText('Owed by buyers').first().waitFor();
  await picture(staff, '6-journal');

  const phone = await stage.open({ as: admin, size: PHONE, language: 'km' });
  for (const [path, name, shows] of [
    [page, '7-paid-phone-km', number],
    ['/seller-dashboard/money/journal', '8-journal-phone-km', 'អ្នកទិញជំពាក់'],
  ] as const) {
    await visit(phone, path);
    await phone.getByText(shows).first().waitFor();
    await picture(phone, name);
    expect(await sidewaysScrolling(phone, [360])).toEqual([]);
  }
});
