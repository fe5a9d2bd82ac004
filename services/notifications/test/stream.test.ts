import { sign } from 'node:crypto';
import type { RunningApp } from '@mekong/service-defaults';
import { anEvent, otherServices, serviceEnv, staff, testKeys, tokenOf, waitFor } from '@mekong/testing';
import { start } from '../src/service.js';
import { alertsOf, anOrderOf, pay } from './alert-events.js';
import { sealingKey, startNotifications, type NotificationsUnderTest } from './builders.js';
import { openStream, type SseClient } from './sse-client.js';

let notifications: NotificationsUnderTest;
let replica: RunningApp;
let clients: SseClient[] = [];
beforeAll(async () => {
  notifications = await startNotifications({ STREAM_HEARTBEAT_MS: '50' });
  replica = await start(serviceEnv(notifications.databaseUrl, { EVENT_SEALING_KEY: sealingKey }), {
    bus: otherServices('notifications').bus,
  });
});
afterEach(() => {
  clients.forEach((client) => client.close());
  clients = [];
});
afterAll(async () => {
  await replica.close();
  await notifications.stop();
});

async function listen(
  person: ReturnType<typeof staff>,
  {
    url = notifications.url,
    headers = {},
    seconds,
  }: { url?: string; headers?: Record<string, string>; seconds?: number } = {},
) {
  const token = tokenOf(person);
  const authorization = `Bearer ${seconds === undefined ? token : endingIn(seconds, token)}`;
  const client = await openStream(`${url}/api/notifications/stream`, { authorization, ...headers });
  clients.push(client);
  return client;
}

/** The same token, but one that expires in so many seconds. */
function endingIn(seconds: number, token: string): string {
  const [head, body] = token.split('.') as [string, string];
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  const exp = Math.floor(Date.now() / 1000) + seconds;
  const signed = `${head}.${Buffer.from(JSON.stringify({ ...claims, exp })).toString('base64url')}`;
  const key = { key: testKeys.privateKey, dsaEncoding: 'ieee-p1363' } as const;
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
}

it('sends the unread count at once, and each new alert with the new count', async () => {
  const seller = staff('seller');
  const stream = await listen(seller);
  expect(stream.headers['content-type']).toContain('text/event-stream');
  await stream.next('unread', ({ unread }) => unread === 0);
  const order = anOrderOf(seller.userId);
  await pay(notifications, order);
  const { data } = await stream.next('alert');
  expect(data).toMatchObject({ what: 'order.paid', facts: { order_id: order.order_id } });
  await stream.next('unread', ({ unread }) => unread === 1);
});

it('sends alerts that another replica has written', async () => {
  const seller = staff('seller');
  const stream = await listen(seller, { url: replica.url });
  await pay(notifications, anOrderOf(seller.userId));
  await stream.next('alert');
});

it("does not send others' alerts", async () => {
  const [one, other] = [staff('seller'), staff('seller')];
  const stream = await listen(one);
  await pay(notifications, anOrderOf(other.userId));
  await pay(notifications, anOrderOf(one.userId));
  await stream.next('alert');
  expect(stream.received.filter(({ event }) => event === 'alert')).toHaveLength(1);
});

it('sends the unread count after alerts were read in another window', async () => {
  const seller = staff('seller');
  await pay(notifications, anOrderOf(seller.userId));
  const stream = await listen(seller);
  await stream.next('unread', ({ unread }) => unread === 1);
  await notifications.as(seller).post('/api/notifications/read', { all: true });
  await stream.next('unread', ({ unread }) => unread === 0);
});

it('continues after the last alert that the browser got', async () => {
  const seller = staff('seller');
  for (let alert = 1; alert <= 3; alert += 1) await pay(notifications, anOrderOf(seller.userId));
  const { alerts } = await alertsOf(notifications, seller);
  const stream = await listen(seller, { headers: { 'last-event-id': String(alerts[2].id) } });
  await stream.next('unread', ({ unread }) => unread === 3);
  const sent = stream.received.filter(({ event }) => event === 'alert').map(({ data }) => data.id);
  expect(sent).toEqual([alerts[1].id, alerts[0].id]);
});

it('sends heartbeats', async () => {
  const stream = await listen(staff('admin'));
  await waitFor(() => stream.text().includes(': still here\n\n'), { what: 'a heartbeat' });
});

it('ends when the token expires', async () => {
  const stream = await listen(staff('seller'), { seconds: 1 });
  expect(stream.status).toBe(200);
  await waitFor(() => stream.hasEnded(), { what: 'the end of the stream' });
});

it.each(['user.changed.v1', 'user.deleted.v1', 'user.sessions-ended.v1'] as const)(
  'ends with %s',
  async (type) => {
    const { userId, email, name } = staff('seller');
    const stream = await listen({ ...staff('seller'), userId });
    const user = { user_id: userId, email, name, role: 'customer' as const };
    const account = { is_verified: true, is_blocked: false, signed_up_at: '2025-02-05T05:00:00Z' };
    await notifications.others.deliver(anEvent(type, userId, { ...user, ...account }));
    await waitFor(() => stream.hasEnded(), { what: 'the end of the stream' });
  },
);

it('ends when it was opened just after the sessions ended', async () => {
  const seller = staff('seller');
  const before = await listen(seller);
  const ended = anEvent('user.sessions-ended.v1', seller.userId, { user_id: seller.userId });
  await notifications.others.deliver(ended);
  await waitFor(() => before.hasEnded(), { what: 'the end of the stream' });
  const after = await listen(seller);
  await waitFor(() => after.hasEnded(), { what: 'the end of the next stream' });
});

it('is limited in number for each person', async () => {
  const seller = staff('seller');
  for (let tab = 1; tab <= 10; tab += 1) expect((await listen(seller)).status).toBe(200);
  const refused = await listen(seller);
  expect(refused.status).toBe(429);
  expect(refused.headers['retry-after']).toBe('60');
  expect((await listen(staff('seller'))).status).toBe(200);
  clients[0]!.close();
  await waitFor(async () => (await listen(seller)).status === 200, { what: 'room for one more' });
});

it('ends when the service stops, without delaying that', async () => {
  const other = await startNotifications();
  const stream = await listen(staff('admin'), { url: other.url });
  await stream.next('unread');
  await other.stop();
  expect(stream.hasEnded()).toBe(true);
});
