import { anEvent, query } from '@mekong/testing';
import { aPerson, startNotifications, type NotificationsUnderTest } from './builders.js';
import { DataSource } from 'typeorm';
import { AlertsRepository } from '../src/alerts/alerts.repository.js';
import { OrderCopiesRepository } from '../src/copies/order-copies.repository.js';
import { Mail } from '../src/mails/mail.entity.js';
import { MailboxMessage } from '../src/mails/mailbox-message.entity.js';
import { MailboxRepository } from '../src/mails/mailbox.repository.js';
import { MailsRepository } from '../src/mails/mails.repository.js';
import { RemindersRepository } from '../src/reminders/reminders.repository.js';
import { BotRepository } from '../src/telegram/bot.repository.js';
import { ChatsRepository } from '../src/telegram/chats.repository.js';
import { MessagesRepository } from '../src/telegram/messages.repository.js';
import { TriesRepository } from '../src/waits/tries.repository.js';
import { WaitsRepository } from '../src/waits/waits.repository.js';
import { TidyNotifications } from '../src/tidy-notifications.js';

let notifications: NotificationsUnderTest;
let db: DataSource;
let tidy: TidyNotifications;
beforeAll(async () => {
  notifications = await startNotifications();
  const url = notifications.databaseUrl;
  db = await new DataSource({ type: 'postgres', url, entities: [Mail, MailboxMessage] }).initialize();
  tidy = new TidyNotifications(
    new AlertsRepository(db),
    new MailsRepository(db.getRepository(Mail)),
    new MailboxRepository(db.getRepository(MailboxMessage)),
    new OrderCopiesRepository(db),
    new RemindersRepository(db),
    new BotRepository(db),
    new ChatsRepository(db),
    new MessagesRepository(db),
    new WaitsRepository(db),
    new TriesRepository(db),
  );
});
afterAll(async () => {
  await db.destroy();
  await notifications.stop();
});

/** A mail that was sent so many days ago, as far as this table knows. */
async function givenMail(table: 'mails' | 'mailbox', days: number, status = 'sent') {
  const person = aPerson();
  await notifications.others.deliver(anEvent('user.verified.v1', person.user_id, person));
  await notifications.mailTo(person.email);
  await query(
    notifications.databaseUrl,
    `UPDATE ${table} SET created_at = now() - $2 * interval '1 day' WHERE to_key = $1`,
    [person.email, days],
  );
  if (status !== 'sent') {
    const later = `UPDATE mails SET status = $2, next_attempt_at = now() + interval '1 day' WHERE to_key = $1`;
    await query(notifications.databaseUrl, later, [person.email, status]);
  }
  return person.email;
}
const isKept = async (table: string, email: string) =>
  (await query(notifications.databaseUrl, `SELECT FROM ${table} WHERE to_key = $1`, [email])).length > 0;

it.each([
  ['mails', 89, 91],
  ['mailbox', 6, 8],
] as const)('the %s are kept for %i days, not for %i', async (table, young, old) => {
  const [kept, gone] = [await givenMail(table, young), await givenMail(table, old)];
  await tidy.tidy();
  expect([await isKept(table, kept), await isKept(table, gone)]).toEqual([true, false]);
});

it('a mail that still waits to be sent is kept', async () => {
  const email = await givenMail('mails', 400, 'queued');
  await tidy.tidy();
  expect(await isKept('mails', email)).toBe(true);
});

it('what went to and came from Telegram is removed when nobody needs it any more, but not what waits to be sent', async () => {
  const run = (sql: string) => query(notifications.databaseUrl, sql);
  const message = (id: string, status: string, age: string) =>
    run(`INSERT INTO telegram_messages (chat_id, kind, what, params, status, created_at, expires_at)
      VALUES ('${id}', 'news', 'paid', '{}', '${status}', now() - interval '${age}', now() + interval '1 day')`);
  await message('old', 'sent', '31 days');
  await message('new', 'sent', '29 days');
  await message('waiting', 'queued', '31 days');
  await run(
    `INSERT INTO telegram_lines (chat_id, next_at) SELECT chat, now() - interval '31 days' FROM unnest(ARRAY['old', 'waiting']) AS chat`,
  );
  await run(
    `INSERT INTO telegram_notes (order_id, step, at) VALUES ('old', 'pack', now() - interval '31 days')`,
  );
  await run(
    `INSERT INTO telegram_updates VALUES (1, now() - interval '15 days'), (2, now() - interval '13 days')`,
  );
  await run(`INSERT INTO telegram_tries VALUES ('old', now() - interval '3 hours'), ('new', now())`);
  await run(`INSERT INTO telegram_codes VALUES (gen_random_uuid(), 'x', '', '', 'customer', now())`);
  await tidy.tidy();
  const left = async (column: string, table: string) =>
    (await run(`SELECT ${column} AS one FROM ${table} ORDER BY 1`)).map(({ one }) => one);
  expect(await left('chat_id', 'telegram_messages')).toEqual(['new', 'waiting']);
  expect(await left('chat_id', 'telegram_lines')).toEqual(['waiting']);
  expect(await left('order_id', 'telegram_notes')).toEqual([]);
  expect(await left('update_id::int', 'telegram_updates')).toEqual([2]);
  expect(await left('chat_id', 'telegram_tries')).toEqual(['new']);
  expect(await left('user_id', 'telegram_codes')).toEqual([]);
});

it('what was asked for is counted for an hour of a network, and for a day of an account', async () => {
  const run = (sql: string) => query(notifications.databaseUrl, sql);
  await run(`INSERT INTO wait_tries (who, at) SELECT who, now() - age
    FROM unnest(ARRAY['network a', 'account b']) AS who,
    unnest(ARRAY['59 minutes', '61 minutes', '1439 minutes', '1441 minutes']::interval[]) AS age`);
  await tidy.tidy();
  expect(await run('SELECT who, count(*)::int FROM wait_tries GROUP BY who ORDER BY who')).toEqual([
    { who: 'account b', count: 3 },
    { who: 'network a', count: 1 },
  ]);
});
