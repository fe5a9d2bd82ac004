import { staffRoleSchema } from '@mekong/contracts';
import { actsOn, anEvent, anHourLater, anIdentity, query, staff, waitFor } from '@mekong/testing';
import { startNotifications, type NotificationsUnderTest } from './builders.js';
import { startFakeTelegram, type FakeTelegram } from './fake-telegram.js';
import { aChat, becomes, codeFor, connected, telegramSettings, told } from './telegram-people.js';

let telegram: FakeTelegram;
let notifications: NotificationsUnderTest;
let off: NotificationsUnderTest;
beforeAll(async () => {
  telegram = await startFakeTelegram();
  const settings = telegramSettings(telegram);
  [notifications, off] = await Promise.all([startNotifications(settings), startNotifications()]);
});
afterAll(async () => {
  await Promise.all([notifications.stop(), off.stop()]);
  await telegram.stop();
});

const run = (sql: string, ...values: unknown[]) => query(notifications.databaseUrl, sql, values);
const stateOf = async (who: Parameters<typeof notifications.as>[0], service = notifications) =>
  (await service.as(who).get('/api/account/telegram')).body.telegram;
const ended = (userId: string, which: { all?: true } = {}) =>
  anEvent('user.sessions-ended.v1', userId, { user_id: userId, ...which });

describe('without a token', () => {
  it('Telegram is off, and a page can say so', async () => {
    const admin = staff('admin');
    expect(await stateOf(admin, off)).toEqual({
      is_on: false,
      bot: null,
      connected_at: null,
      trouble: null,
      waiting: null,
    });
    const refused = await off.as(admin).post('/api/account/telegram');
    expect(refused).toMatchObject({ status: 409, body: { code: 'TELEGRAM_IS_OFF' } });
    expect((await off.as().post('/api/telegram/updates', { update_id: 1 })).status).toBe(404);
  });
});

describe('connecting a chat', () => {
  it('takes a code of the account page, which is kept as a hash alone', async () => {
    const who = anIdentity({ name: 'Sok <Dara> & ភីនុន' });
    await waitFor(async () => (await stateOf(who)).bot, { what: 'the name of the bot' });
    const { code, link } = await codeFor(notifications, who);
    expect(code).toMatch(/^[A-Z0-9]{12}$/);
    expect(link).toBe(`https://t.me/mekong_gear_bot?start=${code}`);
    expect(JSON.stringify(await run('SELECT * FROM telegram_codes'))).not.toContain(code);
    const chat = aChat();
    telegram.writes(chat, `/start ${code.toLowerCase()}`);
    expect((await told(telegram, chat, 'is connected')).text).toContain('Sok &lt;Dara&gt; &amp; ភីនុន');
    expect(await stateOf(who)).toMatchObject({
      is_on: true,
      connected_at: expect.any(String),
      trouble: null,
    });
  });

  it('refuses a code that is wrong, used, replaced, or too old', async () => {
    const who = anIdentity();
    const [first, second] = [await codeFor(notifications, who), await codeFor(notifications, who)];
    const chat = aChat();
    const wrong = () => telegram.of(chat).filter(({ text }) => text.includes('code is wrong')).length;
    const tries = async (code: string) => {
      const before = wrong();
      telegram.writes(chat, `/start ${code}`);
      await waitFor(() => wrong() > before, { what: 'the refusal' });
    };
    await tries('ABCDEFGHJKMN');
    await tries(first.code);
    await run(`UPDATE telegram_codes SET expires_at = now() WHERE user_id = $1`, who.userId);
    await tries(second.code);
    const third = await codeFor(notifications, who);
    telegram.writes(chat, `/start ${third.code}`);
    await told(telegram, chat, 'is connected');
    const stranger = aChat();
    telegram.writes(stranger, `/start ${third.code}`);
    await told(telegram, stranger, 'code is wrong');
  });

  it('stops hearing a chat that guesses', async () => {
    const [guesser, owner] = [aChat(), anIdentity()];
    for (let count = 0; count < 8; count += 1) telegram.writes(guesser, `/start WRONG${count}`);
    await told(telegram, guesser, 'too many codes');
    const { code } = await codeFor(notifications, owner);
    telegram.writes(guesser, `/start ${code}`);
    const honest = await connected(notifications, telegram, 'customer');
    expect((await stateOf(owner)).connected_at).toBeNull();
    expect(telegram.of(guesser)).toHaveLength(6);
    expect((await stateOf(honest)).connected_at).not.toBeNull();
  });

  it('stops taking codes when there are too many guesses in all', async () => {
    await run(`INSERT INTO telegram_tries (chat_id) SELECT 'many' FROM generate_series(1, 1000)`);
    const { code } = await codeFor(notifications, anIdentity());
    const chat = aChat();
    telegram.writes(chat, `/start ${code}`);
    await told(telegram, chat, 'too many codes');
    await run(`DELETE FROM telegram_tries WHERE chat_id = 'many'`);
  });

  it('makes a chat that of one account, and an account have one chat', async () => {
    const one = await connected(notifications, telegram, 'customer');
    const two = await connected(notifications, telegram, 'customer', { chat: one.chat, name: 'Keo' });
    await told(telegram, one.chat, 'Keo');
    expect((await stateOf(one)).connected_at).toBeNull();
    const { code } = await codeFor(notifications, two);
    const other = aChat();
    telegram.writes(other, `/start ${code}`);
    await told(telegram, other, 'is connected');
    await told(telegram, one.chat, 'is disconnected');
    expect(await run('SELECT chat_id FROM telegram_chats WHERE user_id = $1', two.userId)).toEqual([
      { chat_id: String(other) },
    ]);
  });

  it('is nothing for groups, and for what somebody sends in the name of another', async () => {
    const { code } = await codeFor(notifications, anIdentity());
    const group = { chat: { id: -99, type: 'group' } };
    telegram.writes(aChat(), `/start ${code}`, group);
    telegram.writes(aChat(), `/start ${code}`, { from: { id: 1 } });
    telegram.update({ message: { strange: true } });
    await connected(notifications, telegram, 'customer');
    expect(telegram.of(-99)).toEqual([]);
  });
});

describe('an old session', () => {
  it.each(staffRoleSchema.options)(
    'of the role %s connects a chat, which would act for them, once its password is typed',
    async (role) => {
      const old = anHourLater(anIdentity({ role }));
      const refused = await notifications.as(old).post('/api/account/telegram');
      expect([refused.status, refused.body.code]).toEqual([403, 'CONFIRM_PASSWORD']);
      const typed = { ...old, passwordAt: Math.floor(Date.now() / 1_000) };
      expect((await notifications.as(typed).post('/api/account/telegram')).status).toBe(200);
    },
  );

  it('of a customer connects a chat, which only tells of their orders', async () => {
    const old = anHourLater(anIdentity({ role: 'customer' }));
    expect((await notifications.as(old).post('/api/account/telegram')).status).toBe(200);
  });
});

it('the audit log is told which staff have connected a chat, and nothing of customers', async () => {
  const [admin, customer] = [
    await connected(notifications, telegram),
    await connected(notifications, telegram, 'customer'),
  ];
  const acts = async (id: string) =>
    (await actsOn(notifications.databaseUrl, id)).map(({ data }) => data.action);
  expect(await acts(admin.userId)).toEqual(['account.telegram-connected']);
  expect(await acts(customer.userId)).toEqual([]);
});

describe('a connected chat', () => {
  it('is disconnected by /stop, and by its account page', async () => {
    const one = await connected(notifications, telegram, 'customer');
    telegram.writes(one.chat, '/stop');
    await told(telegram, one.chat, 'is disconnected');
    expect((await stateOf(one)).connected_at).toBeNull();
    const two = await connected(notifications, telegram, 'customer');
    expect((await notifications.as(two).delete('/api/account/telegram')).status).toBe(200);
    await told(telegram, two.chat, 'is disconnected');
    expect((await stateOf(two)).connected_at).toBeNull();
  });

  it('is told what to send', async () => {
    const [chat, stranger] = [(await connected(notifications, telegram, 'customer')).chat, aChat()];
    telegram.writes(chat, 'hello?');
    telegram.writes(stranger, '/start');
    telegram.update({
      message: {
        message_id: 1,
        chat: { id: stranger, type: 'private' },
        from: { id: stranger, language_code: 'km' },
        text: 'hi',
      },
    });
    await told(telegram, chat, 'Send /stop');
    expect((await told(telegram, stranger, 'log in at')).text).toContain('http://shop.test/account');
    await told(telegram, stranger, 'នេះជាប៊ូតរបស់ Mekong Gear');
  });

  it.each([
    ['is blocked', (who: ReturnType<typeof anIdentity>) => becomes(notifications, who, { is_blocked: true })],
    [
      'ends its sessions',
      ({ userId }: ReturnType<typeof anIdentity>) =>
        notifications.others.deliver(ended(userId, { all: true })),
    ],
  ])('ends when its account %s, and so does a code', async (_what, end) => {
    const who = await connected(notifications, telegram);
    const { code } = await codeFor(notifications, who);
    await end(who);
    expect((await stateOf(who)).connected_at).toBeNull();
    await told(telegram, who.chat, 'is disconnected');
    telegram.writes(who.chat, `/start ${code}`);
    await told(telegram, who.chat, 'code is wrong');
  });

  it('goes on when its account logs out somewhere', async () => {
    const who = await connected(notifications, telegram);
    await notifications.others.deliver(ended(who.userId));
    expect((await stateOf(who)).connected_at).not.toBeNull();
  });

  it('leaves nothing of a deleted account, nor can a code bring it back', async () => {
    const who = await connected(notifications, telegram);
    await becomes(notifications, who, {});
    const { email, userId } = who;
    await notifications.others.deliver(anEvent('user.deleted.v1', userId, { user_id: userId, email }));
    const { code } = await codeFor(notifications, who);
    telegram.writes(who.chat, `/start ${code}`);
    await told(telegram, who.chat, 'code is wrong');
    for (const table of ['telegram_chats', 'telegram_messages', 'known_roles'])
      expect(await run(`SELECT * FROM ${table} WHERE user_id = $1`, userId)).toEqual([]);
  });
});
