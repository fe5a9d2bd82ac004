import { randomUUID } from 'node:crypto';
import type { EventData } from '@mekong/contracts';
import { anEvent, staff } from '@mekong/testing';
import { aPaidOrder, aPerson, startNotifications, type NotificationsUnderTest } from './builders.js';

let notifications: NotificationsUnderTest;
beforeAll(async () => {
  notifications = await startNotifications({ PAYMENT_REMINDER_MINUTES: '1' });
});
afterAll(() => notifications.stop());

const total = { amount: 2_400, currency: 'USD' as const };

/** An order of $24.00 that is paid in cash at the door, as it is placed. */
function aCashOrder(): EventData<'order.placed.v1'> {
  const { paid_at: _paid, transaction_id: _transaction, ...order } = aPaidOrder(aPerson());
  return {
    ...{ ...order, order_id: randomUUID().slice(0, 24), total, riel_rate: 4_100 },
    pay_until: '2026-11-24T03:00:00.000Z',
    payment: { method: 'cod', currency: 'USD' },
  };
}
async function mailAfter(...events: Parameters<NotificationsUnderTest['others']['deliver']>) {
  await notifications.others.deliver(...events);
  const { customer } = events.at(-1)!.data as { customer: { email: string } };
  return notifications.mailTo(customer.email);
}
const inKhmer = ({ user_id }: { user_id: string }) =>
  notifications.others.deliver(
    anEvent('user.changed.v1', user_id, {
      ...{ user_id, email: 'x@shop.example', name: 'Sok Dara', role: 'customer', language: 'km' },
      ...{ is_verified: true, is_blocked: false, signed_up_at: '2026-01-01T00:00:00.000Z' },
    }),
  );

it('an order that is paid at the door mails what to pay, who calls, and until when', async () => {
  const order = aCashOrder();
  const mail = await mailAfter(anEvent('order.placed.v1', order.order_id, order));
  expect(mail.subject).toBe('Your Mekong Gear order MG-2611-0001: pay on delivery');
  expect(mail.text).toContain('Pay $24.00 or 98,400 ៛ on delivery; we call you to confirm.');
  expect(mail.text).toContain('We call 012345678 before we send your order.');
  expect(mail.text).toContain('If we cannot reach you by Nov 24, 2026, 10:00 AM (Phnom Penh)');
  expect(mail.text).toContain('2 × Glide Pad: $19.98');
});

it('the same in Khmer', async () => {
  const order = aCashOrder();
  await inKhmer(order.customer);
  const mail = await mailAfter(anEvent('order.placed.v1', order.order_id, order));
  expect(mail.text).toContain('សូមបង់ $24.00 ឬ 98,400 ៛ ពេលទទួលទំនិញ។');
});

it('an order that is paid otherwise mails nothing when it is placed, and one at the door is not reminded of', async () => {
  const { payment: _, ...prepaid } = aCashOrder();
  const cash = aCashOrder();
  const kindsOf = async ({ order_id }: { order_id: string }) =>
    (await notifications.as(staff('admin')).get(`/api/admin/mails?q=${order_id}`)).body.mails.map(
      ({ kind }: { kind: string }) => kind,
    );
  const long = { pay_until: new Date(Date.now() + 3_600_000).toISOString() };
  const minutesAgo = new Date(Date.now() - 600_000).toISOString();
  const placed = (order: typeof cash) => ({
    ...anEvent('order.placed.v1', order.order_id, { ...order, ...long }),
    time: minutesAgo,
  });
  await notifications.others.deliver(placed({ ...prepaid }), placed(cash));
  await notifications.mailTo(prepaid.customer.email);
  expect(await kindsOf(prepaid)).toEqual(['payment-reminder']);
  expect(await kindsOf(cash)).toEqual(['cash-order']);
});

describe('who orders at the door and cancels again and again', () => {
  const customer = aPerson();
  const orders = Array.from({ length: 5 }, () => ({ ...aCashOrder(), customer }));
  beforeAll(async () => {
    for (const order of orders) {
      const { order_id } = order;
      const cancelled = { order_id, customer, reason: 'cancelled' as const, by: customer.user_id };
      await notifications.others.deliver(
        anEvent('order.placed.v1', order_id, order),
        anEvent('order.cancelled.v1', order_id, cancelled),
      );
    }
  });

  it('leaves staff one alert, as there is nothing to confirm', async () => {
    const { body } = await notifications.as(staff('admin')).get('/api/notifications?kind=order&limit=100');
    const alerts = body.alerts.filter(({ facts }: { facts: { order_id?: string; count?: number } }) =>
      facts.order_id ? orders.some(({ order_id }) => order_id === facts.order_id) : facts.count,
    );
    expect(alerts).toMatchObject([{ what: 'order.cancelled', facts: { count: 5 } }]);
  });

  it('gets three mails about such orders an hour', async () => {
    const { body } = await notifications.as(staff('admin')).get(`/api/admin/mails?q=${customer.email}`);
    const kinds = body.mails.map(({ kind }: { kind: string }) => kind).sort();
    expect(kinds).toEqual(['cash-order', 'cash-order', 'cash-order', 'order-cancelled']);
  });
});

it('a shipped order says what the courier asks for', async () => {
  const { order_id, customer } = aCashOrder();
  const shipped = { order_id, customer, courier: 'J&T', tracking_number: null };
  const mail = await mailAfter(
    anEvent('order.shipped.v1', order_id, { ...shipped, cash: { total, riel_rate: 4_100 } }),
  );
  expect(mail.text).toContain('Please have $24.00 or 98,400 ៛ ready for the courier');
});

it.each([
  ['unconfirmed', 'We could not reach you by phone to confirm your order, so it was cancelled.'],
  ['refused', 'Your order was not accepted at the door, so it was cancelled.'],
] as const)('an order that is %s says so, and asks for no money that came', async (reason, words) => {
  const { order_id, customer } = aCashOrder();
  const mail = await mailAfter(anEvent('order.cancelled.v1', order_id, { order_id, customer, reason }));
  expect(mail.text).toContain(words);
  expect(mail.text).not.toContain('paid');
});

it('one that came back promises no money, as none was paid', async () => {
  const { order_id, customer } = aCashOrder();
  const back = { order_id, customer, phone_number: '012345678', method: 'cod' as const };
  const mail = await mailAfter(anEvent('order.came-back.v1', order_id, back));
  expect(mail.text).toContain('agree when to bring it again');
  expect(mail.text).not.toContain('money back');
});

it('its receipt says that it was paid in cash, and where it has arrived', async () => {
  const order = { ...aPaidOrder(aPerson()), method: 'cod' as const };
  const mail = await mailAfter(anEvent('order.paid.v1', order.order_id, order));
  expect(mail.text).toContain('Order MG-2611-0001, paid in cash on delivery');
  expect(mail.text).toContain('Delivered to: Chan <b>Thy</b>');
  expect(mail.text).not.toContain('tx-77');
});

it('its receipt says by which transfer it was paid instead of in cash', async () => {
  const order = { ...aPaidOrder(aPerson()), method: 'cod' as const, by_transfer: true as const };
  const mail = await mailAfter(anEvent('order.paid.v1', order.order_id, order));
  expect(mail.text).not.toContain('in cash');
  expect(mail.text).toContain('tx-77');
});

it('each order that was refused at the door has an alert of its own', async () => {
  const numbers = ['MG-2611-0071', 'MG-2611-0072'];
  for (const order_number of numbers) {
    const { order_id, customer } = aCashOrder();
    const refused = { order_id, order_number, customer, reason: 'refused' as const };
    await notifications.others.deliver(anEvent('order.cancelled.v1', order_id, refused));
  }
  const { alerts } = (await notifications.as(staff('admin')).get('/api/notifications')).body;
  const told = alerts.map(({ facts }: { facts: { order_number?: string } }) => facts.order_number);
  expect(told).toEqual(expect.arrayContaining(numbers));
});

it('what is picked up at the shop is ready and picked up, and its cash is paid there', async () => {
  const delivery_method = { key: 'shop', name: 'Pick up at the shop', name_km: 'មកយកនៅហាង', pick_up: true };
  const order = { ...aCashOrder(), delivery_method };
  const placed = await mailAfter(anEvent('order.placed.v1', order.order_id, order));
  expect(placed.text).toContain('You pay $24.00 or 98,400 ៛ at the shop; we call you to confirm.');
  expect(placed.text).toContain('Shipping: Pick up at the shop: ');
  const step = () => {
    const { order_id, customer } = aCashOrder();
    return { order_id, customer, pick_up: true as const };
  };
  const shipped = {
    ...step(),
    courier: null,
    tracking_number: null,
    version: 2,
    cash: { total, riel_rate: 4_100 },
  };
  const ready = await mailAfter(anEvent('order.shipped.v1', shipped.order_id, shipped));
  expect(ready.subject).toMatch(/is ready to pick up$/);
  expect(ready.text).toContain('You pay $24.00 or 98,400 ៛ at the shop.');
  const delivered = { ...step(), version: 3 };
  const picked = await mailAfter(anEvent('order.delivered.v1', delivered.order_id, delivered));
  expect(picked.text).toContain('You have picked up your order.');
});
