import { anEvent, aCustomer, createInProcessBus, query, staff, waitFor } from '@mekong/testing';

import { serviceEnv } from '@mekong/testing';
import { start } from '../src/service.js';
import { aPaidOrder, sealingKey, startNotifications, type NotificationsUnderTest } from './builders.js';
import { startFakeTelegram, type FakeTelegram } from './fake-telegram.js';
import { connected, type Connected, telegramSettings, told } from './telegram-people.js';

let telegram: FakeTelegram;
let notifications: NotificationsUnderTest;
beforeAll(async () => {
  telegram = await startFakeTelegram();
  notifications = await startNotifications(telegramSettings(telegram));
});
afterAll(async () => {
  await notifications.stop();
  await telegram.stop();
});

const run = (sql: string, ...values: unknown[]) => query(notifications.databaseUrl, sql, values);
let serial = 0;
/** News for this customer; answers the number of the order that it names. */
async function news({ userId, email, name }: Connected) {
  const order_number = `MG-2611-9${(serial += 1)}`;
  const customer = { user_id: userId, email, name };
  const order = { ...aPaidOrder(), customer, order_id: `order-${serial}`, order_number };
  await notifications.others.deliver(anEvent('order.paid.v1', order.order_id, order));
  return order_number;
}
const customer = (): Promise<Connected> => connected(notifications, telegram, 'customer');
const callsOf = (method: string, chat?: number) =>
  telegram.calls.filter(
    (call) => call.method === method && (chat === undefined || call.body.chat_id === String(chat)),
  );
const troubleOf = async () =>
  (await notifications.as(staff('admin')).get('/api/account/telegram')).body.telegram.trouble;
/** Ends whatever time Telegram is left alone for. */
const goOn = () =>
  run(
    'UPDATE telegram_bot SET paused_until = NULL, poll_until = CASE WHEN poller IS NULL THEN NULL ELSE poll_until END',
  );
const numbersIn = (chat: number) => telegram.of(chat).flatMap(({ text }) => /MG-2611-\d+/.exec(text) ?? []);

describe('while Telegram fails, messages wait and keep their order', () => {
  it.each([
    ['answers 500', { status: 500 }],
    ['cuts connections', { cut: 'before' as const }],
    ['answers what nobody can read', { raw: '<html>' }],
    ['answers without end', { raw: ' '.repeat(3 * 1024 * 1024) }],
  ])('that %s', async (_what, trouble) => {
    const who = await customer();
    telegram.fail('sendMessage', trouble);
    const numbers = [await news(who), await news(who)];
    await waitFor(troubleOf, { what: 'the trouble' });
    await notifications.mailTo(who.email);
    telegram.fail('sendMessage', undefined);
    await goOn();
    await told(telegram, who.chat, numbers[1]!);
    expect(numbersIn(who.chat)).toEqual(numbers);
    expect(await troubleOf()).toBeNull();
  });

  it('and is left alone for as long as it says', async () => {
    const who = await customer();
    telegram.fail('sendMessage', { status: 429, description: 'Too Many Requests', retryAfter: 77 });
    const number = await news(who);
    await waitFor(troubleOf, { what: 'the trouble' });
    const [{ seconds }] = (await run(
      'SELECT round(extract(epoch FROM paused_until - now()))::int AS seconds FROM telegram_bot',
    )) as [{ seconds: number }];
    expect(seconds).toBeGreaterThan(60);
    expect(seconds).toBeLessThanOrEqual(77);
    expect(callsOf('sendMessage', who.chat)).toHaveLength(2);
    telegram.fail('sendMessage', undefined);
    await goOn();
    await told(telegram, who.chat, number);
  });

  it('and operators are told of a token that it refuses, without the token', async () => {
    const who = await customer();
    telegram.fail('sendMessage', { status: 401, description: 'Unauthorized' });
    const number = await news(who);
    const trouble = await waitFor(troubleOf, { what: 'the trouble' });
    expect(trouble).toMatchObject({ code: 'TOKEN_REFUSED', detail: 'Telegram answered 401: Unauthorized' });
    expect(JSON.stringify(await run('SELECT * FROM telegram_bot'))).not.toContain(telegram.token);
    telegram.fail('sendMessage', undefined);
    await goOn();
    await told(telegram, who.chat, number);
  });

  it('and is given up after a day', async () => {
    const who = await customer();
    telegram.fail('sendMessage', { status: 500 });
    const [old, young] = [await news(who), await news(who)];
    await waitFor(troubleOf, { what: 'the trouble' });
    await run(
      `UPDATE telegram_messages SET expires_at = now() WHERE user_id = $1 AND params ->> 'order_number' = $2`,
      ...[who.userId, old],
    );
    telegram.fail('sendMessage', undefined);
    await goOn();
    await told(telegram, who.chat, young);
    expect(numbersIn(who.chat)).toEqual([young]);
  });
});

it('one message that Telegram refuses stops no other', async () => {
  const [one, two] = [await customer(), await customer()];
  telegram.fail('sendMessage', { status: 400, description: 'Bad Request: something' }, one.chat);
  await news(one);
  await told(telegram, two.chat, await news(two));
  telegram.fail('sendMessage', undefined, one.chat);
  await told(telegram, one.chat, await news(one));
  expect(numbersIn(one.chat)).toHaveLength(1);
});

it('a chat that has blocked the bot is not connected any more', async () => {
  const who = await customer();
  telegram.fail(
    'sendMessage',
    { status: 403, description: 'Forbidden: bot was blocked by the user' },
    who.chat,
  );
  await news(who);
  await waitFor(
    async () => (await run('SELECT FROM telegram_chats WHERE user_id = $1', who.userId)).length === 0,
    {
      what: 'the end of the chat',
    },
  );
  await news(who);
  expect(callsOf('sendMessage', who.chat)).toHaveLength(2);
  expect(await troubleOf()).toBeNull();
});

it('a slow Telegram delays no event and no mail', async () => {
  const who = await customer();
  telegram.fail('sendMessage', { slowMs: 1_500 }, who.chat);
  const number = await news(who);
  await notifications.mailTo(who.email);
  expect(numbersIn(who.chat)).toEqual([]);
  await told(telegram, who.chat, number);
  telegram.fail('sendMessage', undefined, who.chat);
});

it('another program that asks for updates is told of, and messages go on', async () => {
  const who = await customer();
  const asked = callsOf('deleteWebhook').length;
  telegram.fail('getUpdates', {
    status: 409,
    description: 'Conflict: terminated by other getUpdates request',
  });
  telegram.writes(who.chat, 'hello');
  expect(await waitFor(troubleOf, { what: 'the conflict' })).toMatchObject({ code: 'CONFLICT' });
  // That Telegram takes other calls is no sign of its end.
  await waitFor(() => callsOf('deleteWebhook').length > asked, { what: 'the next call' });
  await told(telegram, who.chat, await news(who));
  expect(await troubleOf()).toMatchObject({ code: 'CONFLICT' });
  telegram.fail('getUpdates', undefined);
  await goOn();
  await waitFor(async () => (await troubleOf()) === null, { what: 'the end of the conflict' });
});

it.each([
  ['40P01', 'meets a deadlock'],
  ['57014', 'takes the database too long'],
  ['55P03', 'waits too long for a lock'],
])('a word that %s: %s, is heard all the same', async (code) => {
  const who = await customer();
  // A sequence counts on where a transaction is taken back.
  await run(`CREATE SEQUENCE tries_of_updates`);
  await run(`CREATE FUNCTION refuse_update() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF nextval('tries_of_updates') = 1 THEN RAISE 'not now' USING ERRCODE = '${code}'; END IF; RETURN NEW; END $$`);
  await run(
    `CREATE TRIGGER refuse BEFORE INSERT ON telegram_messages FOR EACH ROW EXECUTE FUNCTION refuse_update()`,
  );
  telegram.writes(who.chat, '/stop');
  await told(telegram, who.chat, 'is disconnected');
  expect(await run('SELECT FROM telegram_chats WHERE user_id = $1', who.userId)).toEqual([]);
  await run('DROP TRIGGER refuse ON telegram_messages');
  await run('DROP FUNCTION refuse_update');
  await run('DROP SEQUENCE tries_of_updates');
});

describe('with several replicas', () => {
  const aReplica = (more: Record<string, string> = {}) => {
    const settings = { EVENT_SEALING_KEY: sealingKey, ...telegramSettings(telegram), ...more };
    return start(serviceEnv(notifications.databaseUrl, settings), { bus: createInProcessBus() });
  };

  it('one asks for updates, and each update and message counts once', async () => {
    const others = [await aReplica(), await aReplica()];
    const who = await customer();
    const polls = callsOf('getUpdates').length;
    telegram.writes(who.chat, 'hello');
    const helps = () => telegram.of(who.chat).filter(({ text }) => text.includes('Send /stop to'));
    await waitFor(() => helps().length === 2, { what: 'the answer to a word' });
    telegram.forgetsOffset();
    const numbers = [await news(who), await news(who), await news(who)];
    await told(telegram, who.chat, numbers[2]!);
    expect(numbersIn(who.chat)).toEqual(numbers);
    expect(helps()).toHaveLength(2);
    expect(callsOf('getUpdates').length - polls).toBeLessThan(20);
    expect(await troubleOf()).toBeNull();
    await Promise.all(others.map((other) => other.close()));
  });

  it('another one takes up what a killed one has left, and nothing is handled twice', async () => {
    const who = await customer();
    await run(`UPDATE telegram_bot SET poller = 'killed', poll_until = now() + interval '1 hour'`);
    await run(
      `UPDATE telegram_lines SET busy_until = now() + interval '1 hour' WHERE chat_id = $1`,
      String(who.chat),
    );
    const number = await news(who);
    await told(telegram, who.chat, /connected/);
    expect(numbersIn(who.chat)).toEqual([]);
    await run('UPDATE telegram_bot SET poll_until = now()');
    await run('UPDATE telegram_lines SET busy_until = now()');
    await told(telegram, who.chat, number);
    telegram.writes(who.chat, '/stop');
    await told(telegram, who.chat, 'is disconnected');
    expect(numbersIn(who.chat)).toEqual([number]);
  });
});

describe('by webhook', () => {
  const secret = 'a-secret-of-the-webhook-42';
  let bot: FakeTelegram;
  let called: NotificationsUnderTest;
  beforeAll(async () => {
    bot = await startFakeTelegram();
    called = await startNotifications({ ...telegramSettings(bot), TELEGRAM_WEBHOOK_SECRET: secret });
  });
  afterAll(async () => {
    await called.stop();
    await bot.stop();
  });
  const header = { 'x-telegram-bot-api-secret-token': secret };
  const send = (update: object, headers: Record<string, string> = header) =>
    called.as(undefined, headers).post('/api/telegram/updates', update);
  const written = (update_id: number, chat: number, text: string) => ({
    update_id,
    message: { message_id: 1, chat: { id: chat, type: 'private' }, from: { id: chat }, text },
  });

  it('Telegram is told where the shop is, and asked for nothing', async () => {
    await waitFor(() => bot.webhook.url, { what: 'the webhook' });
    expect(bot.webhook).toMatchObject({ url: 'http://shop.test/api/telegram/updates', secret_token: secret });
    expect(bot.calls.some(({ method }) => method === 'getUpdates')).toBe(false);
  });

  it('only who knows the secret is heard, and each update once', async () => {
    const { code } = (await called.as(aCustomer()).post('/api/account/telegram')).body;
    const update = written(9_001, 77, `/start ${code}`);
    for (const headers of [{}, { 'x-telegram-bot-api-secret-token': `${secret}x` }])
      expect((await send(update, headers as Record<string, string>)).status).toBe(403);
    expect((await send({ update_id: 'x' })).status).toBe(400);
    expect((await send(update)).status).toBe(200);
    await told(bot, 77, 'is connected');
    const stop = written(9_002, 77, '/stop');
    await send(stop);
    await told(bot, 77, 'is disconnected');
    expect((await send(update)).status).toBe(200);
    expect((await send(stop)).status).toBe(200);
    await send(written(9_003, 78, '/start'));
    await told(bot, 78, 'log in at');
    expect(bot.of(77)).toHaveLength(2);
  });

  it('a body of a megabyte is refused', async () => {
    expect((await send({ ...written(9_004, 77, 'x'), more: 'x'.repeat(2_000_000) })).status).toBe(413);
  });
});
