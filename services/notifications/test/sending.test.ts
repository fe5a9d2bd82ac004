import { actsOn, anEvent, outboxOf, query, staff, waitFor } from '@mekong/testing';
import { aPerson, startNotifications, type NotificationsUnderTest } from './builders.js';
import { startFakeTelegram, type FakeTelegram } from './fake-telegram.js';
import { startMailServer, type MailServer } from './mail-server.js';
import { connected } from './telegram-people.js';

const path = '/api/admin/sending';
const admin = staff('admin');
const nothing = { mail_from: null, bot: 'none', environment: [] };
const otherToken = '5353:AAF-fake_token_of_another_bot_01234567';

let notifications: NotificationsUnderTest;
let telegram: FakeTelegram;
let server: MailServer;
beforeAll(async () => {
  [telegram, server] = await Promise.all([startFakeTelegram(), startMailServer()]);
});
beforeEach(async () => {
  notifications = await startNotifications({
    ...{ SMTP_URL: server.url, TELEGRAM_API_URL: telegram.url, TELEGRAM_CHAT_PAUSE_MS: '0' },
  });
});
afterEach(() => notifications.stop());
afterAll(() => Promise.all([telegram.stop(), server.stop()]));

const now = async () => (await notifications.as(admin).get(path)).body.sending;
const save = (body: object, who = admin, service = notifications) =>
  service.as(who).put(path, { mail_from: null, ...body });
const isOn = async () =>
  (await notifications.as(admin).get('/api/account/telegram')).body.telegram.is_on as boolean;

describe('the token of the bot', () => {
  it('that an admin saves makes the bot work at once, in every replica', async () => {
    const other = await startNotifications({
      ...{ DATABASE_URL: notifications.databaseUrl, TELEGRAM_API_URL: telegram.url },
    });
    expect(await isOn()).toBe(false);
    const { status, body } = await save({ bot_token: telegram.token, version: 0 });
    expect([status, body.sending]).toEqual([200, { ...nothing, bot: 'set', version: 1 }]);
    const who = await connected(notifications, telegram);
    expect(who.chat).toEqual(expect.any(Number));
    const seen = () => other.as(who).get('/api/account/telegram');
    await waitFor(async () => (await seen()).body.telegram.is_on, { what: 'the bot in another replica' });
    await other.stop();
  });

  it('is shown to nobody again, and stands nowhere in the clear', async () => {
    await save({ bot_token: telegram.token, version: 0 });
    const kept = await query(notifications.databaseUrl, 'SELECT * FROM sending_settings');
    const events = await outboxOf(notifications.databaseUrl);
    const [, secret] = telegram.token.split(':');
    expect(JSON.stringify([await now(), kept, events])).not.toContain(secret);
    const [act] = await actsOn(notifications.databaseUrl, 'sending');
    expect(act!.data).toMatchObject({
      action: 'sending.changed',
      after: { bot: expect.stringMatching(/^4242 /) },
    });
  });

  it('stays where only the sender is saved, and is taken off by null', async () => {
    await save({ bot_token: telegram.token, version: 0 });
    expect((await save({ mail_from: 'a@shop.example', version: 1 })).body.sending.bot).toBe('set');
    expect((await save({ bot_token: null, version: 2 })).body.sending).toEqual({ ...nothing, version: 3 });
    expect(await isOn()).toBe(false);
    expect((await notifications.as(admin).post('/api/account/telegram')).body.code).toBe('TELEGRAM_IS_OFF');
  });

  it('of another bot works at once where the last one was refused, whatever the last one had heard', async () => {
    await save({ bot_token: otherToken, version: 0 });
    const state = async () => (await query(notifications.databaseUrl, 'SELECT * FROM telegram_bot'))[0]!;
    await waitFor(async () => (await state()).fault === 'TOKEN_REFUSED', {
      what: 'the refusal of the token',
    });
    const heard = `UPDATE telegram_bot SET next_update = 9000; INSERT INTO telegram_updates SELECT generate_series(1, 900)`;
    for (const sql of heard.split('; ')) await query(notifications.databaseUrl, sql);
    await save({ bot_token: telegram.token, version: 1 });
    await connected(notifications, telegram);
    expect(await state()).toMatchObject({ fault: null, username: 'mekong_gear_bot' });
  });

  it('that was encrypted with a key that is gone is said to be unreadable', async () => {
    await query(
      notifications.databaseUrl,
      `UPDATE sending_settings SET sealed_token = 'AAAA', token_tag = '1 a'`,
    );
    expect((await now()).bot).toBe('unreadable');
    expect(await isOn()).toBe(false);
  });

  it('is taken off also where it cannot be read any more, and stays where only the sender is saved', async () => {
    await save({ bot_token: telegram.token, version: 0 });
    await query(notifications.databaseUrl, `UPDATE sending_settings SET sealed_token = 'AAAA'`);
    const onlySender = await save({ mail_from: 'a@shop.example', version: 1 });
    expect(onlySender.body.sending.bot).toBe('unreadable');
    expect((await save({ bot_token: null, version: 2 })).body.sending).toEqual({ ...nothing, version: 3 });
  });

  it('works again once it is entered again, also the same one', async () => {
    await save({ bot_token: telegram.token, version: 0 });
    await query(notifications.databaseUrl, `UPDATE sending_settings SET sealed_token = 'AAAA'`);
    const { status, body } = await save({ bot_token: telegram.token, version: 1 });
    expect([status, body.sending]).toEqual([200, { ...nothing, bot: 'set', version: 2 }]);
    expect(await actsOn(notifications.databaseUrl, 'sending')).toHaveLength(2);
  });
});

it('a sender of the environment is in no form that admins could not save the bot beside it', async () => {
  const mail_from = '"Mekong Gear, Ltd." <no-reply@localhost>';
  const fixed = await startNotifications({ MAIL_FROM: mail_from, TELEGRAM_API_URL: telegram.url });
  const { status, body } = await fixed.as(admin).put(path, { bot_token: telegram.token, version: 0 });
  await fixed.stop();
  expect([status, body.sending]).toEqual([
    200,
    { ...nothing, mail_from, bot: 'set', version: 1, environment: ['MAIL_FROM'] },
  ]);
});

it('mails come from whom an admin has said, from the next one on', async () => {
  const welcome = async () => {
    const person = aPerson();
    await notifications.others.deliver(anEvent('user.verified.v1', person.user_id, person));
    return waitFor(() => server.received.find(({ to }) => to?.[0]?.address === person.email), {
      what: 'the mail',
    });
  };
  expect((await welcome()).from?.address).toBe('no-reply@shop.test');
  await save({ mail_from: 'Mekong <hello@shop.example>', version: 0 });
  expect((await welcome()).from).toEqual({ name: 'Mekong', address: 'hello@shop.example' });
});

it('what the environment sets stands above it, and is named', async () => {
  const fixed = await startNotifications({ MAIL_FROM: 'x@shop.example', TELEGRAM_BOT_TOKEN: otherToken });
  const set = { mail_from: 'x@shop.example', version: 0 };
  const seen = (await fixed.as(admin).get(path)).body.sending;
  const answers = [
    await save({ ...set, mail_from: null }, admin, fixed),
    await save({ ...set, bot_token: telegram.token }, admin, fixed),
  ];
  await fixed.stop();
  expect(seen).toEqual({ ...set, bot: 'set', environment: ['MAIL_FROM', 'TELEGRAM_BOT_TOKEN'] });
  expect(answers.map(({ status, body }) => [status, body.params])).toEqual([
    [409, { setting: 'MAIL_FROM' }],
    [409, { setting: 'TELEGRAM_BOT_TOKEN' }],
  ]);
});

it('an edit of what somebody else has changed is refused, and shown as it is now', async () => {
  await save({ mail_from: 'a@shop.example', version: 0 });
  const { status, body } = await save({ mail_from: 'b@shop.example', version: 0 });
  expect([status, body.code, body.current.sending.mail_from]).toEqual([409, 'STALE_EDIT', 'a@shop.example']);
});

it.each([
  ['mail_from', { mail_from: 'Shop' }],
  ['mail_from', { mail_from: 'Shop <a@shop.example>\r\nBcc: all@shop.example' }],
  ['mail_from', { mail_from: 'a@shop.example, b@shop.example' }],
  ['bot_token', { bot_token: '123:short' }],
])('a wrong %s is refused: %p', async (field, wrong) => {
  const { status, body } = await save({ ...wrong, version: 0 });
  expect([status, body.errors[0].field]).toEqual([400, field]);
});

it('is for admins alone', async () => {
  const answers = [await notifications.as(staff('support')).get(path), await save({}, staff('seller'))];
  expect(answers.map(({ status }) => status)).toEqual([403, 403]);
});
