import type { Page } from 'playwright-core';
import { patient, waitFor } from '@mekong/testing';
import { checkout } from '../../frontend/src/lib/i18n/km/checkout.js';
import { PHONE } from '../support/browser.js';
import { violations, violationsInTheDark } from '../support/look-at-screens.js';
import { fillCheckout } from '../support/shopping.js';
import { sidewaysScrolling } from '../support/sideways.js';
import { aShopper, type Shopper } from '../support/shopper.js';
import { setStage } from '../support/stage.js';
import { visit } from '../support/visit.js';

const stage = setStage({ hasBank: true });

/** As a program reaches the bank: through the shop, at its own address. */
const atBank = (path: string, body: object) =>
  aShopper(stage.shop.url).call('POST', `/dev/bank/${path}`, body);

beforeEach(() => atBank('mood', { mood: 'normal' }));

async function orderByKhqr(page: Page, way: RegExp): Promise<void> {
  await fillCheckout(page);
  await page.getByRole('radio', { name: way }).check();
  await page.getByRole('button', { name: /^Place Order/ }).click();
  await page.waitForURL('**/payment/*');
  await page.getByRole('img', { name: /^QR code to pay order MG-/ }).waitFor();
}

const payloadOf = async (shopper: Shopper, orderId: string): Promise<string> =>
  (await shopper.call('GET', `/api/payment/qr?orderId=${orderId}&amount=26.5`)).body.payload;

const isThanked = (page: Page) =>
  page.getByText(/^Thank you! Your order/).waitFor({ timeout: patient(90_000) });

it('a shopper pays a code at the bank, the page finds out by itself, and the order is in My Orders', async () => {
  const customer = await stage.customer();
  const page = await stage.open({ as: customer, cart: await stage.cartOf(stage.catalogue.riverMouse) });
  await orderByKhqr(page, /^KHQR in dollars \$26\.50/);
  expect(await page.getByRole('button', { name: 'Pay Now (Demo)' }).count()).toBe(0);
  await page.getByText('Waiting for your payment').waitFor();

  const bank = await page.context().newPage();
  await bank.goto('/dev/bank');
  expect([...(await violations(bank)), ...(await violationsInTheDark(bank))]).toEqual([]);
  await bank.getByRole('button', { name: /^MG-\d{4}-\d{4,}: 26\.50 USD$/ }).click();
  await bank.getByRole('button', { name: 'Pay', exact: true }).click();
  await bank.getByText(/^Paid: 26\.50 USD to /).waitFor();
  await bank.close();

  await isThanked(page);
  await page.waitForURL('**/user-profile');
  await page.getByRole('article', { name: /^Order MG-\d{4}-\d{4,}$/ }).waitFor();
});

it('a bank that fails leaves the order as it is, and it is paid once the bank is back', async () => {
  const customer = await stage.customer();
  const page = await stage.open({ as: customer, cart: await stage.cartOf(stage.catalogue.riverMouse) });
  await atBank('mood', { mood: 'failing' });
  await orderByKhqr(page, /^KHQR in riel/);
  const orderId = new URL(page.url()).pathname.split('/').at(-1)!;
  const payload = await payloadOf(customer, orderId);
  expect((await atBank('pay', { payload, how: 'full' })).status).toBe(200);

  await page.getByRole('button', { name: 'I have paid, check now' }).click();
  await page.getByText(/^We cannot ask the bank right now\. Your order is kept/).waitFor();
  await page.getByText('If you have paid, do not pay again.').waitFor();
  expect((await customer.call('GET', `/api/checkout/order/${orderId}`)).body.order.status).toBe('pending');

  await atBank('mood', { mood: 'normal' });
  await isThanked(page);
  const status = async () => (await customer.call('GET', `/api/checkout/order/${orderId}`)).body.order.status;
  await waitFor(async () => (await status()) === 'paid', { what: 'the order to be paid' });
});

it.each([320, 390])('the choice and the payment fit a phone of %d pixels in Khmer', async (width) => {
  const customer = await stage.customer();
  const size = { ...PHONE, width };
  const cart = await stage.cartOf(stage.catalogue.riverMouse);
  const page = await stage.open({ as: customer, cart, size, language: 'km' });
  await visit(page, '/checkout');
  await page.getByRole('radio', { name: new RegExp(`^${checkout['KHQR in riel']}`) }).waitFor();
  expect(await sidewaysScrolling(page, [width])).toEqual([]);
  const order = await stage.unpaidOrderOf(customer, { payment_method: 'khqr', currency: 'KHR' });
  await visit(page, `/payment/${order}`);
  await page.getByRole('button', { name: checkout['I have paid, check now'] }).waitFor();
  await page.getByText('108,700៛').waitFor();
  expect(await sidewaysScrolling(page, [width])).toEqual([]);
});
