import { randomUUID } from 'node:crypto';
import type { EventData, ShopEvent } from '@mekong/contracts';
import { anEvent, query, staff, waitFor } from '@mekong/testing';
import { DataSource } from 'typeorm';
import { Mail } from '../src/mails/mail.entity.js';
import { MailsRepository } from '../src/mails/mails.repository.js';
import { QueueMails } from '../src/mails/queue-mails.js';
import { RemindersRepository } from '../src/reminders/reminders.repository.js';
import { SendReminders } from '../src/reminders/send-reminders.js';
import { aPaidOrder, aPerson, startNotifications, type NotificationsUnderTest } from './builders.js';
import { startMailServer, type MailServer } from './mail-server.js';

let server: MailServer;
let notifications: NotificationsUnderTest;
let replica: { db: DataSource; send: SendReminders };
const admin = staff('admin');
beforeAll(async () => {
  server = await startMailServer();
  notifications = await startNotifications({ SMTP_URL: server.url, PAYMENT_REMINDER_MINUTES: '3' });
  replica = await aReplica();
});
afterEach(() => server.refuseWith(undefined));
afterAll(async () => {
  await replica.db.destroy();
  await notifications.stop();
  await server.stop();
});

/** What another replica of the service takes due reminders with. */
async function aReplica() {
  const url = notifications.databaseUrl;
  const db = await new DataSource({ type: 'postgres', url, entities: [Mail] }).initialize();
  const queueMails = new QueueMails(new MailsRepository(db.getRepository(Mail)));
  return { db, send: new SendReminders(db, new RemindersRepository(db), queueMails) };
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const deliver = (event: ShopEvent) => notifications.others.deliver(event);

/** An order that was placed so many minutes ago and can be paid for fifteen in all. */
function anOrder(minutesAgo: number) {
  const order = {
    ...aPaidOrder(aPerson()),
    order_id: randomUUID().slice(0, 24),
    order_number: 'MG-2611-0042',
  };
  const placed = {
    ...anEvent('order.placed.v1', order.order_id, { ...order, pay_until: inMinutes(15 - minutesAgo) }),
    time: inMinutes(-minutesAgo),
  };
  return { ...order, placed };
}
type Order = ReturnType<typeof anOrder>;

const paid = ({ placed: _, ...order }: Order) => deliver(anEvent('order.paid.v1', order.order_id, order));
const cancelled = ({ order_id, customer }: Order) =>
  deliver(anEvent('order.cancelled.v1', order_id, { order_id, customer, reason: 'cancelled' }));

interface Entry {
  id: string;
  kind: string;
  status: string;
  attempts: number;
  last_error: string | null;
  can_resend: boolean;
}
const remindersOf = async ({ order_id }: Pick<Order, 'order_id'>): Promise<Entry[]> =>
  (await notifications.as(admin).get(`/api/admin/mails?q=${order_id}&kind=payment-reminder`)).body.mails;
const reminded = (order: Order, status = 'sent') =>
  waitFor(async () => (await remindersOf(order)).find((mail) => mail.status === status), {
    what: `a reminder that is ${status}`,
  });
const receivedBy = ({ customer }: { customer: EventData<'order.placed.v1'>['customer'] }) =>
  server.received.filter(({ to }) => to?.[0]?.address === customer.email);

/** Takes all reminders that are due, as the job does every second. */
const takeDue = () => replica.send.send();

it('an order that is unpaid after three minutes is mailed the way to its payment', async () => {
  const order = anOrder(4);
  await deliver(order.placed);
  await reminded(order);
  const [mail] = receivedBy(order);
  expect(mail!.subject).toBe('Your Mekong Gear order MG-2611-0042 waits for your payment');
  expect(mail!.text).toContain(`http://shop.test/payment/${order.order_id}?order=`);
  expect(mail!.text).toContain('You log in first: only you may see the order');
  expect(mail!.text).toContain('of $19.98 (81,900៛) is not paid yet');
});

it('an order is reminded of once, also when it is told of again', async () => {
  const order = anOrder(4);
  await deliver(order.placed);
  await reminded(order);
  await deliver({ ...order.placed, id: randomUUID() });
  await takeDue();
  expect(receivedBy(order)).toHaveLength(1);
});

it('an order is not reminded of before three minutes have passed', async () => {
  const order = anOrder(2);
  await deliver(order.placed);
  await takeDue();
  expect(await remindersOf(order)).toEqual([]);
});

it.each([
  ['paid', paid],
  ['cancelled', cancelled],
])('an order that was %s is not reminded of, in whatever order that is told', async (_how, settle) => {
  const [known, unknown] = [anOrder(2), anOrder(4)];
  await deliver(known.placed);
  await settle(known);
  await settle(unknown);
  await deliver(unknown.placed);
  await query(
    notifications.databaseUrl,
    "UPDATE payment_reminders SET due_at = now() - interval '1 hour' WHERE order_id = $1",
    [known.order_id],
  );
  await takeDue();
  expect([...(await remindersOf(known)), ...(await remindersOf(unknown))]).toEqual([]);
});

it('an order whose time has run out is not reminded of', async () => {
  const order = anOrder(16);
  await deliver(order.placed);
  await takeDue();
  expect(await remindersOf(order)).toEqual([]);
});

it('a reminder that waits for the mail server is not sent once the order is paid', async () => {
  server.refuseWith(451);
  const order = anOrder(4);
  await deliver(order.placed);
  await waitFor(async () => (await remindersOf(order))[0]?.last_error, { what: 'a first try' });
  await paid(order);
  server.refuseWith(undefined);
  expect(await reminded(order, 'outdated')).toMatchObject({
    last_error: 'The order was paid or cancelled since: this mail is out of date.',
    can_resend: false,
  });
  expect(receivedBy(order).map(({ subject }) => subject)).toEqual([
    'Your Mekong Gear receipt for order MG-2611-0042: $19.98',
  ]);
});

it('staff cannot send a reminder again after the order was paid', async () => {
  const order = anOrder(4);
  await deliver(order.placed);
  const { id } = await reminded(order);
  await paid(order);
  const answer = await notifications.as(admin).post(`/api/admin/mails/${id}/resend`);
  expect(answer.body).toMatchObject({ status: 409, code: 'MAIL_ORDER_IS_SETTLED' });
});

it('what is kept for a reminder goes when it is queued or not needed, and with the person', async () => {
  const [sent, settled, waiting] = [anOrder(4), anOrder(2), anOrder(2)];
  for (const { placed } of [sent, settled, waiting]) await deliver(placed);
  await reminded(sent);
  await paid(settled);
  const { user_id, email } = waiting.customer;
  await deliver(anEvent('user.deleted.v1', user_id, { user_id, email }));
  const rows = await query(
    notifications.databaseUrl,
    'SELECT order_id, status, facts FROM payment_reminders WHERE order_id = ANY ($1)',
    [[sent, settled, waiting].map(({ order_id }) => order_id)],
  );
  expect(rows.sort((a, b) => String(a.status).localeCompare(String(b.status)))).toEqual([
    { order_id: sent.order_id, status: 'queued', facts: null },
    { order_id: settled.order_id, status: 'settled', facts: null },
  ]);
});

it('several replicas send one reminder for each order', async () => {
  const some = Array.from({ length: 30 }, () => anOrder(4));
  await Promise.all(some.map(({ placed }) => deliver(placed)));
  await Promise.all([takeDue(), takeDue(), takeDue()]);
  const counts = await Promise.all(some.map(async (order) => (await remindersOf(order)).length));
  expect(counts).toEqual(some.map(() => 1));
});
