import { waitFor } from '@mekong/testing';
import type { Page } from 'playwright-core';
import { returns } from '../../frontend/src/lib/i18n/km/returns.js';
import { PHONE } from '../support/browser.js';
import { anImage } from '../support/catalogue.js';
import { violations, violationsInTheDark } from '../support/look-at-screens.js';
import { pay } from '../support/paid-order.js';
import type { Shopper } from '../support/shopper.js';
import { sidewaysScrolling } from '../support/sideways.js';
import { setStage } from '../support/stage.js';

const stage = setStage();
let admin: Shopper;
beforeAll(async () => {
  admin = await stage.admin();
});

const looksRight = async (page: Page) =>
  expect([...(await violations(page)), ...(await violationsInTheDark(page))]).toEqual([]);

/** A photo as a phone takes it. */
const aPhoto = async () => ({
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: Buffer.from(await (await anImage()).arrayBuffer()),
});

const stockOf = async (id: number) => (await admin.call('GET', `/api/products/${id}`)).body.product.stock;

/** An order of one River Mouse ($24.50 and $2 of delivery) that its customer has got. */
async function delivered(customer: Shopper): Promise<string> {
  const id = await stage.unpaidOrderOf(customer);
  await pay(customer, id);
  for (const status of ['shipped', 'delivered'])
    await admin.call('PATCH', `/api/admin/orders/${id}`, { status });
  return id;
}

it('a return goes from the customer’s phone to the shop and its money back', async () => {
  const customer = await stage.customer();
  const id = await delivered(customer);
  const before = await stockOf(stage.catalogue.riverMouse);
  const phone = await stage.open({ as: customer, size: PHONE, language: 'km' });
  await phone.goto('/user-profile');
  await phone.getByRole('button', { name: returns['Return something'] }).tap();
  const form = phone.getByRole('dialog');
  await form.getByRole('button', { name: returns['Ask for the return'] }).tap();
  await form.getByText(returns['Please choose a reason']).waitFor();
  await form.getByLabel(returns['Why do you return it?']).selectOption('damaged');
  await form.getByLabel(returns['What is wrong with it? (optional)']).fill('កង់មិនដំណើរការ');
  await form.locator('input[type=file]').setInputFiles([await aPhoto(), await aPhoto()]);
  await form.getByRole('button', { name: returns['Remove photo {number}'].replace('{number}', '2') }).tap();
  await looksRight(phone);
  expect(await sidewaysScrolling(phone, [320, PHONE.width])).toEqual([]);
  await form.getByRole('button', { name: returns['Ask for the return'] }).tap();
  await phone.getByText(returns['Waits for an answer']).waitFor();
  await looksRight(phone);

  const staff = await stage.open({ as: admin });
  await staff.goto('/seller-dashboard/returns');
  await staff.getByRole('button', { name: /^Open the return of / }).click();
  const sheet = staff.getByRole('dialog', { name: /^Return of order / });
  await sheet.getByText('កង់មិនដំណើរការ').waitFor();
  const photo = sheet.getByRole('img', { name: 'Photo 1' });
  await photo.waitFor();
  expect(
    await staff.evaluate<number>(`document.querySelector('[role=dialog] li img').naturalWidth`),
  ).toBeGreaterThan(0);
  await looksRight(staff);
  await sheet.getByRole('button', { name: 'Accept' }).click();
  const accept = staff.getByRole('dialog', { name: /^Accept the return/ });
  await accept.getByLabel('Words for the customer (optional)').fill('We come tomorrow morning');
  await accept.getByRole('button', { name: 'Accept' }).click();
  await sheet.getByText('Accepted').waitFor();

  await phone.reload();
  await phone.getByText(returns.Accepted, { exact: true }).waitFor();
  await phone.getByText(/We come tomorrow morning/).waitFor();

  await sheet.getByRole('button', { name: 'It has arrived' }).click();
  await staff
    .getByRole('dialog', { name: /has arrived$/ })
    .getByRole('button', { name: 'Save' })
    .click();
  await sheet.getByText('Arrived at the shop').waitFor();
  await sheet.getByRole('button', { name: 'Give money back' }).click();
  const refund = staff.getByRole('dialog', { name: /^Give money back/ });
  expect(await refund.getByLabel('Amount in dollars').inputValue()).toBe('24.50');
  await looksRight(staff);
  await refund.getByRole('button', { name: 'Give money back' }).click();
  await sheet.getByText('Money given back').waitFor();
  expect((await admin.call('GET', `/api/admin/orders/${id}`)).body.order.refunded_total).toBe(24.5);
  const isBack = async () => (await stockOf(stage.catalogue.riverMouse)) === before + 1;
  await waitFor(isBack, { what: 'the piece in the stock' });

  await phone.reload();
  await phone.getByText(returns['Money given back']).waitFor();
  await looksRight(phone);
});
