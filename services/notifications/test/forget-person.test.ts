import { randomUUID } from 'node:crypto';
import type { ShopEvent } from '@mekong/contracts';
import { anEvent, query, staff, waitFor } from '@mekong/testing';
import { aPaidOrder, aPerson, startNotifications, type NotificationsUnderTest } from './builders.js';

let notifications: NotificationsUnderTest;
const admin = staff('admin');
beforeAll(async () => {
  notifications = await startNotifications();
});
afterAll(() => notifications.stop());

type Person = ReturnType<typeof aPerson>;
const deliver = (event: ShopEvent) => notifications.others.deliver(event);
const deleted = ({ user_id, email }: Person) =>
  deliver(anEvent('user.deleted.v1', user_id, { user_id, email }));
const orderOf = (customer: Person, customer_name: string) => ({
  ...aPaidOrder(customer),
  order_id: randomUUID().slice(0, 24),
  customer_name,
});
const mailsOf = async ({ user_id }: Person) =>
  (await notifications.as(admin).get(`/api/admin/users/${user_id}/mails`)).body.mails;

/** Everything in the tables that hold people's data, as text. */
async function everything(): Promise<string> {
  const tables = ['mails', 'mailbox', 'alerts', 'known_orders', 'alert_preferences', 'payment_reminders'];
  const rows = await query(
    notifications.databaseUrl,
    tables.map((table) => `SELECT to_jsonb(t) AS row FROM ${table} t`).join(' UNION ALL '),
  );
  return JSON.stringify(rows);
}

it('what was kept of a deleted person is gone: mails, the mailbox, and the name in alerts and order copies', async () => {
  const person = aPerson('Unique Bopha');
  const order = orderOf(person, 'Unique Receiver');
  await deliver(
    anEvent('order.placed.v1', order.order_id, { ...order, pay_until: new Date().toISOString() }),
  );
  await deliver(anEvent('order.paid.v1', order.order_id, order));
  await notifications.mailTo(person.email);
  await waitFor(async () =>
    (await mailsOf(person)).every(({ status }: { status: string }) => status === 'sent'),
  );
  await deleted(person);
  const left = await everything();
  for (const trace of [person.email, 'Unique Bopha', 'Unique Receiver', 'ផ្ទះលេខ ១២'])
    expect(left).not.toContain(trace);
  expect(left).toContain('A former customer');
});

it('events about a deleted person that come late bring nothing back', async () => {
  const person = aPerson('Late Sophea');
  await deleted(person);
  const order = orderOf(person, 'Late Receiver');
  const customer = { order_id: order.order_id, customer: person };
  await deliver(
    anEvent('order.placed.v1', order.order_id, { ...order, pay_until: new Date().toISOString() }),
  );
  await deliver(anEvent('order.paid.v1', order.order_id, order));
  await deliver(anEvent('user.verified.v1', person.user_id, person));
  await deliver(
    anEvent('order.cancelled.v1', 'unknown', { ...customer, order_id: 'unknown', reason: 'expired' }),
  );
  const left = await everything();
  for (const trace of [person.email, 'Late Sophea', 'Late Receiver']) expect(left).not.toContain(trace);
});

it("the copy of a person's mails has those to their earlier addresses too, and nobody else's", async () => {
  const person = aPerson();
  await deliver(anEvent('user.verified.v1', person.user_id, person));
  const moved = { ...person, email: aPerson().email };
  await deliver(anEvent('user.verified.v1', person.user_id, moved));
  await deliver(anEvent('user.verified.v1', randomUUID(), { ...aPerson(), user_id: randomUUID() }));
  const addresses = (await mailsOf(person)).map(({ to }: { to: string }) => to);
  expect(addresses.sort()).toEqual([person.email, moved.email].sort());
});
