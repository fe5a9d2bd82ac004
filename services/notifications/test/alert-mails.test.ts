import type { EventData } from '@mekong/contracts';
import type { Identity } from '@mekong/service-defaults';
import { anEvent, query, staff, waitFor } from '@mekong/testing';
import { DataSource } from 'typeorm';
import { AlertsRepository } from '../src/alerts/alerts.repository.js';
import { MailAlerts } from '../src/mails/mail-alerts.js';
import { PreferencesRepository } from '../src/alerts/preferences.repository.js';
import { Mail } from '../src/mails/mail.entity.js';
import { MailsRepository } from '../src/mails/mails.repository.js';
import { QueueMails } from '../src/mails/queue-mails.js';
import { alertsOf, anOrderOf, givenProduct, pay } from './alert-events.js';
import { startNotifications, type NotificationsUnderTest } from './builders.js';

let notifications: NotificationsUnderTest;
let replica: { db: DataSource; mailAlerts: MailAlerts };
beforeAll(async () => {
  notifications = await startNotifications();
  replica = await aReplica();
});
afterAll(async () => {
  await replica.db.destroy();
  await notifications.stop();
});

/** What another replica of the service mails alerts with. */
async function aReplica() {
  const url = notifications.databaseUrl;
  const db = await new DataSource({ type: 'postgres', url, entities: [Mail] }).initialize();
  const queueMails = new QueueMails(new MailsRepository(db.getRepository(Mail)));
  const preferences = new PreferencesRepository(db);
  return { db, mailAlerts: new MailAlerts(db, new AlertsRepository(db), preferences, queueMails) };
}

type Kind = 'order' | 'stock' | 'review' | 'failure';

async function aSellerWhoWants(...mail: Kind[]) {
  const seller = { ...staff('seller'), email: `seller${Math.random()}@shop.example` };
  await want(seller, mail);
  return seller;
}
const want = (who: Identity, mail: Kind[]) =>
  notifications
    .as(who)
    .put('/api/notifications/preferences', { order: true, stock: true, failure: true, mail });
/** Mails what is due, as the job does every few seconds. */
const mail = () => replica.mailAlerts.mail();
const order = async (seller: Identity) => {
  const placed = anOrderOf(seller.userId);
  await pay(notifications, placed);
  return placed;
};
const mailsTo = async (who: Identity) =>
  query(notifications.databaseUrl, `SELECT params FROM mails WHERE user_id = $1 ORDER BY created_at`, [
    who.userId,
  ]) as Promise<{ params: { count: number } }[]>;
const countsIn = async (who: Identity) => (await mailsTo(who)).map(({ params }) => params.count);
/** As if there had been a mail just now, so that the service's own job waits as well. */
const mailedNow = (who: Identity) =>
  query(notifications.databaseUrl, 'UPDATE alert_preferences SET mailed_at = now() WHERE user_id = $1', [
    who.userId,
  ]);
const laterBy = (minutes: number, who: Identity) =>
  query(
    notifications.databaseUrl,
    `UPDATE alert_preferences SET mailed_at = mailed_at - $2 * interval '1 minute' WHERE user_id = $1`,
    [who.userId, minutes],
  );
const becomes = (who: Identity, change: Partial<EventData<'user.changed.v1'>>) =>
  notifications.others.deliver(
    anEvent('user.changed.v1', who.userId, {
      user_id: who.userId,
      email: who.email,
      name: who.name,
      role: who.role,
      is_verified: true,
      is_blocked: false,
      signed_up_at: '2026-11-01T00:00:00.000Z',
      ...change,
    }),
  );

it('an alert of a kind that is wanted by mail is mailed, and others are not', async () => {
  const seller = await aSellerWhoWants('stock');
  await order(seller);
  const { setStock } = await givenProduct(notifications, { sellerId: seller.userId, name: 'Glide Pad' });
  await setStock(3);
  await mail();
  const { subject, text } = await notifications.mailTo(seller.email);
  expect(subject).toBe('Mekong Gear: Glide Pad: only 3 left');
  expect(text).toContain('http://shop.test/seller-dashboard/notifications/preferences');
});

it('alerts of a quarter of an hour come in one mail, in the language of its reader', async () => {
  const seller = await aSellerWhoWants('order');
  await becomes(seller, { language: 'km' });
  await order(seller);
  await mail();
  await notifications.mailTo(seller.email);
  for (let count = 0; count < 2; count += 1) await order(seller);
  await mail();
  expect(await countsIn(seller)).toEqual([1]);
  await laterBy(16, seller);
  await mail();
  expect(await countsIn(seller)).toEqual([1, 2]);
  const grouped = await waitFor(async () => {
    const newest = await notifications.mailTo(seller.email);
    return newest.subject === 'Mekong Gear៖ ការជូនដំណឹង 2' ? newest : undefined;
  });
  expect(grouped.text.match(/បានទូទាត់៖ \$19\.98/g)).toHaveLength(2);
});

it('the name of a customer is in no mail to staff', async () => {
  const seller = await aSellerWhoWants('order');
  const { customer_name } = await order(seller);
  await mail();
  expect(JSON.stringify(await mailsTo(seller))).not.toContain(customer_name);
});

it('what was read, and what came before the wish, is not mailed', async () => {
  const seller = await aSellerWhoWants();
  await order(seller);
  await want(seller, ['order']);
  await mailedNow(seller);
  await order(seller);
  const { alerts } = await alertsOf(notifications, seller);
  await notifications.as(seller).post('/api/notifications/read', { ids: [alerts[0].id] });
  await laterBy(16, seller);
  await mail();
  expect(await countsIn(seller)).toEqual([]);
});

it('a further kind that is wanted loses nothing of those before', async () => {
  const seller = await aSellerWhoWants('order');
  await order(seller);
  await want(seller, ['order', 'stock']);
  await mail();
  expect(await countsIn(seller)).toEqual([1]);
});

it('alerts of other kinds are looked at once, and those that come later are mailed', async () => {
  const seller = await aSellerWhoWants('stock');
  await order(seller);
  await mail();
  const [{ mail_after: after, newest }] = (await query(
    notifications.databaseUrl,
    'SELECT mail_after, (SELECT max(id) FROM alerts) AS newest FROM alert_preferences WHERE user_id = $1',
    [seller.userId],
  )) as [{ mail_after: object; newest: number }];
  expect(after).toEqual({ stock: newest });
  const { setStock } = await givenProduct(notifications, { sellerId: seller.userId });
  await setStock(0);
  await mail();
  expect(await countsIn(seller)).toEqual([1]);
});

it.each([
  ['is blocked', { is_blocked: true }],
  ['sells no more', { role: 'packer' }],
] as const)('who %s gets no mail of alerts', async (_what, change) => {
  const seller = await aSellerWhoWants('order');
  await becomes(seller, change);
  await order(seller);
  await mail();
  expect(await countsIn(seller)).toEqual([]);
});

it('mails of alerts follow the address of the account', async () => {
  const seller = await aSellerWhoWants('order');
  await becomes(seller, { email: `new-${seller.email}` });
  await want(seller, ['order', 'stock']);
  await order(seller);
  await mail();
  expect((await notifications.mailTo(`new-${seller.email}`)).subject).toContain('was paid: $19.98');
});

it('several replicas mail an alert once', async () => {
  const seller = await aSellerWhoWants('order');
  await order(seller);
  await Promise.all([mail(), mail(), mail()]);
  expect(await countsIn(seller)).toEqual([1]);
});

it('that a mail of alerts could not be sent is not mailed', async () => {
  const admin = { ...staff('admin'), email: 'operator@shop.example' };
  await want(admin, ['failure']);
  const failed = (template: string) =>
    query(
      notifications.databaseUrl,
      `INSERT INTO alerts (kind, what, facts) VALUES ('failure', 'mail.failed', jsonb_build_object('template', $1::text))`,
      [template],
    );
  await failed('staff-alerts');
  await mail();
  expect(await countsIn(admin)).toEqual([]);
  await failed('welcome');
  await mail();
  expect(await countsIn(admin)).toEqual([1]);
});
