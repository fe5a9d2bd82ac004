import { waitFor } from '@mekong/testing';
import {
  startFakeTelegram,
  type FakeTelegram,
  type Sent,
} from '../../services/notifications/test/fake-telegram.js';
import { givenBrand, givenMouse } from '../support/catalogue.js';
import { startEmbeddedShop, type EmbeddedShop } from '../support/embedded-shop.js';
import { pay } from '../support/paid-order.js';
import { aVerifiedCustomer, loggedIn, type Shopper } from '../support/shopper.js';

let telegram: FakeTelegram;
let shop: EmbeddedShop;
let admin: Shopper;
let customer: Shopper;
beforeAll(async () => {
  telegram = await startFakeTelegram();
  shop = await startEmbeddedShop({
    ...{ TELEGRAM_BOT_TOKEN: telegram.token, TELEGRAM_API_URL: telegram.url, TELEGRAM_CHAT_PAUSE_MS: '0' },
    PAYMENT_METHODS: 'demo,cod',
  });
  admin = await loggedIn(shop.url, 'admin@mekong.example', 'Admin123!');
  await givenBrand(admin, 'tonle');
  customer = await aVerifiedCustomer(shop.url, 'dara@shop.example');
});
afterAll(async () => {
  await shop.stop();
  await telegram.stop();
});

const told = (chat: number, text: string | RegExp): Promise<Sent> =>
  waitFor(() => telegram.of(chat).findLast((sent) => sent.text.match(text)), {
    what: `${String(text)} in ${JSON.stringify(telegram.of(chat))}`,
  });
const press = async (chat: number, text: string | RegExp, button: string) =>
  telegram.presses(chat, await told(chat, text), button);
async function connect(who: Shopper, chat: number) {
  const { body } = await who.call('POST', '/api/account/telegram');
  telegram.writes(chat, `/start ${body.code}`);
  await told(chat, 'is connected');
}
let mice = 0;
async function order(how: object = {}): Promise<{ id: string; number: string }> {
  const seller = await loggedIn(shop.url, 'seller@mekong.example', 'Seller123!');
  const cart = [{ id: await givenMouse(seller, { name: `River <Mouse> ${(mice += 1)}` }), quantity: 2 }];
  const to = { customer_name: 'Sok Dara', phone_number: '012345678', shipping_address: 'Street 240' };
  const { body } = await customer.call('POST', '/api/checkout/Recipt-generator', {
    ...to,
    ...how,
    total: 39.98,
    cart,
  });
  if (!body.orderId) throw new Error(JSON.stringify(body));
  return { id: body.orderId, number: body.order_number };
}
const stateOf = async (id: string) => (await admin.call('GET', `/api/admin/orders/${id}`)).body.order;

it('an order paid in the shop is packed and shipped by buttons in Telegram, of which its customer hears there', async () => {
  await connect(admin, 11);
  await connect(customer, 22);
  const { id, number } = await order();
  await pay(customer, id);
  await told(22, new RegExp(`${number} is paid`));
  await press(11, number, 'Packed');
  await told(11, /Packed by /);
  await press(11, number, 'Shipped');
  await told(11, 'With whom does it leave');
  await press(11, number, 'Shipped: Own delivery');
  const message = await told(11, /Shipped by /);
  expect(message.text).toContain('River &lt;Mouse&gt;');
  expect(message.buttons).toEqual([]);
  expect(await stateOf(id)).toMatchObject({ status: 'shipped', courier: 'Own delivery' });
  await told(22, /is on its way/);
  const { entries } = (await admin.call('GET', '/api/admin/audit-log?limit=20')).body;
  const acts = entries.filter((entry: { after?: { via?: string } }) => entry.after?.via === 'Telegram');
  expect(acts.map(({ action }: { action: string }) => action).sort()).toEqual([
    'order.packed',
    'order.shipped',
  ]);
});

it('an order for cash is confirmed there, and whoever presses after somebody else is told', async () => {
  const { id, number } = await order({ payment_method: 'cod', province: 'Phnom Penh' });
  const old = structuredClone(await told(11, number));
  expect(old.buttons.map(({ text }) => text)).toEqual(['Confirm']);
  await press(11, number, 'Confirm');
  await told(11, /Confirmed by /);
  expect((await stateOf(id)).cod.confirmed_at).not.toBeNull();
  const again = telegram.presses(11, old, 'Confirm');
  const answer = await waitFor(() => telegram.answers.find(({ callback_query_id: one }) => one === again), {
    what: 'the answer',
  });
  expect(answer.text).toContain('has confirmed this already');
});
