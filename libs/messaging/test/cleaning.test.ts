import { KeptAnswers1764900000000, KeysOfDay1766000000000 } from '@mekong/service-defaults';
import { createTestDatabase, query, type TestDatabase } from '@mekong/testing';
import { DataSource } from 'typeorm';
import { CleaningJob } from '../src/outbox/cleaning.job.js';
import { MessagingTables1700000000000 } from '../src/tables.migration.js';

let database: TestDatabase;
let db: DataSource;
beforeAll(async () => {
  database = await createTestDatabase('cleaning');
  const migrations = [MessagingTables1700000000000, KeptAnswers1764900000000, KeysOfDay1766000000000];
  db = await new DataSource({
    type: 'postgres',
    url: database.url,
    migrations,
    migrationsRun: true,
  }).initialize();
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

it.each([
  ['outbox', 'id, type, envelope, published_at', `gen_random_uuid(), 'x', '{}'`, 14],
  ['inbox', 'event_id, type, handled_at', `gen_random_uuid(), 'x'`, 14],
  ['dead_letters', 'id, event, reason, attempts, dead_at', `gen_random_uuid(), '{}', '', 1`, 45],
  ['kept_answers', 'key_hash, request_hash, called_at', `gen_random_uuid(), ''`, 1],
])('%s: what was done with is kept for its days', async (table, columns, values, days) => {
  for (const age of [days * 0.9, days * 1.1])
    await query(
      database.url,
      `INSERT INTO ${table} (${columns}) SELECT ${values}, now() - $1 * interval '1 day'`,
      [age],
    );
  await new CleaningJob(db).run();
  expect(await query(database.url, `SELECT FROM ${table}`)).toHaveLength(1);
});

it('keys are counted for a day', async () => {
  await query(
    database.url,
    `INSERT INTO keys_of_day (person_hash, day, keys) VALUES ('a', current_date, 1), ('a', current_date - 1, 500)`,
  );
  await new CleaningJob(db).run();
  expect(await query(database.url, 'SELECT keys FROM keys_of_day')).toEqual([{ keys: 1 }]);
});

it('an event that is not published yet is kept, however old', async () => {
  await query(
    database.url,
    `INSERT INTO outbox (id, type, envelope, next_attempt_at)
     VALUES (gen_random_uuid(), 'waiting', '{}', now() - interval '400 days')`,
  );
  await new CleaningJob(db).run();
  expect(await query(database.url, `SELECT FROM outbox WHERE type = 'waiting'`)).toHaveLength(1);
});

it('of events that are in no outbox the inbox is kept for an hour', async () => {
  for (const minutes of [59, 61])
    await query(
      database.url,
      `INSERT INTO inbox (event_id, type, handled_at)
       VALUES (gen_random_uuid(), 'orders.settled.v1', now() - $1 * interval '1 minute')`,
      [minutes],
    );
  await new CleaningJob(db).run();
  expect(await query(database.url, `SELECT FROM inbox WHERE type = 'orders.settled.v1'`)).toHaveLength(1);
});
