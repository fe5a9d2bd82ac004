import type { Locator, Page } from 'playwright-core';
import { patient, waitFor } from '@mekong/testing';
import { checkout } from '../../frontend/src/lib/i18n/km/checkout.js';
import { PHONE } from '../support/browser.js';
import { violations, violationsInTheDark } from '../support/look-at-screens.js';
import { fillCheckout } from '../support/shopping.js';
import type { Shopper } from '../support/shopper.js';
import { sidewaysScrolling } from '../support/sideways.js';
import { setStage } from '../support/stage.js';
import { visit } from '../support/visit.js';

const stage = setStage();
let admin: Shopper;
beforeAll(async () => {
  admin = await stage.admin();
});

const ORDERS = '/seller-dashboard/view-all-orders';
const inCash = { payment_method: 'cod', province: 'Phnom Penh' };

const orderOf = async (customer: Shopper, id: string) =>
  (await customer.call('GET', `/api/checkout/order/${id}`)).body.order;

const looksRight = async (page: Page) =>
  expect([...(await violations(page)), ...(await violationsInTheDark(page))]).toEqual([]);

/** What is asked of other services by events comes a moment later. */
const comes = (what: Locator) => what.waitFor({ timeout: patient(90_000) });

async function orderInCash(page: Page): Promise<string> {
  await fillCheckout(page);
  await page.getByLabel('Province (optional)').selectOption('Phnom Penh');
  await page.getByRole('radio', { name: /^Cash on delivery .* Phnom Penh, up to \$300\.00\.$/ }).check();
  await page.getByRole('button', { name: /^Place Order/ }).click();
  await page.waitForURL('**/payment/*');
  return new URL(page.url()).pathname.split('/').at(-1)!;
}

it('an order is confirmed by phone, brought, paid at the door and handed in, and then has its receipt', async () => {
  const customer = await stage.customer();
  const shopper = await stage.open({ as: customer, cart: await stage.cartOf(stage.catalogue.riverMouse) });
  const orderId = await orderInCash(shopper);
  await shopper.getByText(/^Thank you! We have your order/).waitFor();
  await shopper.getByText('We call you at +855 12 345 678 to confirm.').waitFor();
  await shopper.getByText(/^Have \$26\.50 or 108,700៛ ready\./).waitFor();
  expect(await shopper.getByRole('img', { name: /^QR code/ }).count()).toBe(0);
  await looksRight(shopper);
  const { order_number: number } = await orderOf(customer, orderId);

  const staff = await stage.open({ as: admin });
  await staff.goto(ORDERS);
  await staff.getByRole('tab', { name: 'To call (1)' }).click();
  await staff.getByRole('button', { name: `${number} is confirmed` }).click();
  await staff.getByText('Nobody is to be called.').waitFor();
  await staff.getByRole('tab', { name: 'To ship (1)' }).click();
  await staff.getByText('Cash: $26.50 / 108,700៛').waitFor();
  await staff.getByRole('link', { name: number }).click();
  await staff.getByRole('button', { name: 'Mark as shipped' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel('Grab').check();
  await dialog.getByRole('button', { name: 'Mark as shipped' }).click();

  await staff.getByRole('button', { name: 'Handed over' }).click();
  await dialog.getByLabel('Dollars taken').fill('30');
  await dialog.getByRole('button', { name: '14,400៛ were given back' }).click();
  await dialog.getByText(/This is what was asked for, rounded by 50៛\.$/).waitFor();
  await dialog.getByRole('button', { name: 'Handed over' }).click();
  await staff.getByText('With the courier', { exact: true }).waitFor();
  await looksRight(staff);

  const held = async () => (await admin.call('GET', '/api/admin/money/cash')).body.couriers.length > 0;
  await waitFor(held, { what: 'the courier to hold the cash', timeoutMs: 90_000 });
  await staff.goto('/seller-dashboard/money/cash');
  await staff.getByText('$30.00 · -14,400៛').first().waitFor();
  await looksRight(staff);
  await staff.getByRole('button', { name: 'Remittance of Grab' }).click();
  await dialog.getByLabel('Number of the transfer or of the receipt').fill('FT-1');
  await dialog.getByRole('button', { name: /^Note \$30\.00/ }).click();
  await staff.getByText('No courier holds money of the shop.').waitFor();

  const isPaid = async () => (await orderOf(customer, orderId)).Payment.status === 'completed';
  await waitFor(isPaid, { what: 'the order to be paid', timeoutMs: 90_000 });
  await visit(shopper, '/user-profile');
  const receipt = shopper.getByRole('article', { name: `Order ${number}` });
  await comes(receipt.getByText('Delivered, paid in cash'));
  await receipt.getByText(/^Cash on delivery · completed/i).waitFor();
});

it.each([320, 390])(
  'what the shopper and the staff see fits a phone of %d pixels in Khmer',
  async (width) => {
    const customer = await stage.customer();
    const size = { ...PHONE, width };
    const cart = await stage.cartOf(stage.catalogue.riverMouse);
    const orderId = await stage.unpaidOrderOf(customer, inCash);
    const shopper = await stage.open({ as: customer, cart, size, language: 'km' });
    await visit(shopper, '/checkout');
    await shopper.getByRole('radio', { name: new RegExp(`^${checkout['Cash on delivery']}`) }).waitFor();
    expect(await sidewaysScrolling(shopper, [width])).toEqual([]);
    await visit(shopper, `/payment/${orderId}`);
    await shopper.getByRole('region', { name: checkout['What happens next'] }).waitFor();
    expect(await sidewaysScrolling(shopper, [width])).toEqual([]);
    await visit(shopper, '/user-profile');
    await shopper.getByRole('link', { name: checkout['What happens next'] }).waitFor();
    expect(await sidewaysScrolling(shopper, [width])).toEqual([]);

    const staff = await stage.open({ as: admin, size, language: 'km' });
    const { order_number: number } = await orderOf(customer, orderId);
    for (const path of [`${ORDERS}?status=to-call`, `${ORDERS}/${orderId}`]) {
      await visit(staff, path);
      await staff.getByText(number).first().waitFor();
      await staff.getByRole('link', { name: '012345678' }).first().waitFor();
      expect(await sidewaysScrolling(staff, [width])).toEqual([]);
    }
  },
);
