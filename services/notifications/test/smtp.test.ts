import type { ShopEvent } from '@mekong/contracts';
import { anEvent, outboxOf, query, staff, waitFor, natively } from '@mekong/testing';
import {
  aPaidOrder,
  aPerson,
  sealingKey,
  startNotifications,
  type NotificationsUnderTest,
} from './builders.js';
import { startMailServer, type MailServer } from './mail-server.js';

const { seal } = await natively<typeof import('@mekong/messaging')>('@mekong/messaging');

let server: MailServer;
let notifications: NotificationsUnderTest;
beforeAll(async () => {
  server = await startMailServer();
  notifications = await startNotifications({ SMTP_URL: server.url });
});
beforeEach(() => server.refuseWith(undefined));
afterAll(async () => {
  await notifications.stop();
  await server.stop();
});

const welcome = async (person = aPerson()) => {
  await notifications.others.deliver(anEvent('user.verified.v1', person.user_id, person));
  return person;
};
const arrived = (address: string) =>
  waitFor(() => server.received.find((mail) => mail.to?.[0]?.address === address), {
    what: `mail to ${address}`,
  });
const stored = async (email: string) =>
  (await query(notifications.databaseUrl, 'SELECT * FROM mails WHERE "to" = $1', [email]))[0]!;

it('mail is sent by SMTP, as text and HTML, with Khmer intact', async () => {
  const order = aPaidOrder();
  await notifications.others.deliver(anEvent('order.paid.v1', order.order_id, order));
  const mail = await arrived(order.customer.email);
  expect(mail).toMatchObject({
    subject: 'Your Mekong Gear receipt for order MG-2611-0001: $19.98',
    from: { name: 'Mekong Gear', address: 'no-reply@shop.test' },
  });
  expect(mail.text).toContain('ផ្ទះលេខ ១២');
  expect(mail.html).toContain('ផ្ទះលេខ ១២');
});

it('a mail that the server accepted is published as sent', async () => {
  const { email } = await welcome();
  await arrived(email);
  const { id } = await stored(email);
  await waitFor(async () =>
    (await outboxOf(notifications.databaseUrl, id as string)).some((event) => event.type === 'mail.sent.v1'),
  );
});

it('a mail is retried when the mail server is busy', async () => {
  server.refuseWith(451);
  const { email } = await welcome();
  await waitFor(async () => (await stored(email)).attempts === 1);
  server.refuseWith(undefined);
  await arrived(email);
});

it('metrics and the state of the shop tell of mails that wait for the mail server', async () => {
  const figures = async () => {
    const { body }: { body: unknown } = await notifications.api.get('/metrics');
    const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(String(body))?.[1]);
    return { waiting: read('mails_waiting'), seconds: read('mails_oldest_seconds') };
  };
  await waitFor(async () => (await figures()).waiting === 0, { what: 'earlier mails to be sent' });
  expect((await figures()).seconds).toBe(0);
  server.refuseWith(451);
  const { email } = await welcome();
  await waitFor(async () => Number((await stored(email)).attempts) > 0);
  expect(await figures()).toEqual({ waiting: 1, seconds: expect.any(Number) });
  expect((await figures()).seconds).toBeGreaterThan(0);
  const state = await notifications.as(staff('admin')).get('/api/admin/parts/notifications');
  expect(state.body).toMatchObject({ state: { oldest_mail_seconds: expect.any(Number) } });
  server.refuseWith(undefined);
  await arrived(email);
});

it('a mail that the server refuses for good is published as failed, with the reason', async () => {
  server.refuseWith(550);
  const { email } = await welcome();
  await waitFor(async () => (await stored(email)).status === 'failed');
  const { id } = await stored(email);
  expect(await outboxOf(notifications.databaseUrl, id as string)).toMatchObject([
    { type: 'mail.failed.v1', data: { to: email, reason: expect.stringContaining('refused') } },
  ]);
});

it('a mail that hangs at the server does not delay the others', async () => {
  const stuck = aPerson();
  const hanging = server.hangFor(stuck.email);
  await welcome(stuck);
  const { email } = await welcome();
  await arrived(email);
  expect(await stored(stuck.email)).toMatchObject({ status: 'queued', attempts: 0 });
  hanging.answer();
  await arrived(stuck.email);
});

it('mails with codes are sent before others', async () => {
  const oneAtATime = await startNotifications({ SMTP_URL: server.url, DATABASE_POOL: '3' });
  const [stuck, welcomed, verifying] = [aPerson(), aPerson(), aPerson()];
  const hanging = server.hangFor(stuck.email);
  const tell = (event: ShopEvent) => oneAtATime.others.deliver(event);
  try {
    await tell(anEvent('user.verified.v1', stuck.user_id, stuck));
    await waitFor(() => hanging.hasOne());
    await tell(anEvent('user.verified.v1', welcomed.user_id, welcomed));
    const code = {
      code_sealed: seal('123456', sealingKey),
      code_expires_at: new Date(Date.now() + 900_000).toISOString(),
    };
    await tell(anEvent('user.code-requested.v1', verifying.user_id, { ...verifying, ...code }));
    hanging.answer();
    await arrived(welcomed.email);
    const order = server.received.map((mail) => mail.to?.[0]?.address);
    expect(order.indexOf(verifying.email)).toBeGreaterThan(order.indexOf(stuck.email));
    expect(order.indexOf(verifying.email)).toBeLessThan(order.indexOf(welcomed.email));
  } finally {
    hanging.answer();
    await oneAtATime.stop();
  }
});

it.each(['/api/dev/mailbox', '/dev/mailbox', '/dev/mailbox/1'])('%s answers 404', async (path) => {
  expect((await notifications.api.get(path)).status).toBe(404);
});

it('production does not start without SMTP', async () => {
  await expect(startNotifications({ NODE_ENV: 'production' })).rejects.toThrow('SMTP_URL');
});

it('the mailbox page is not shown to other machines unless that is meant', async () => {
  await expect(startNotifications({ HOST: '0.0.0.0' })).rejects.toThrow(/SMTP_URL is for this machine only/);
});
