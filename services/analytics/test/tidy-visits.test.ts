import { createTestDatabase, query, type TestDatabase } from '@mekong/testing';
import { DataSource } from 'typeorm';
import { ShoppersRepository } from '../src/facts/shoppers.repository.js';
import { TidyVisits } from '../src/facts/tidy-visits.js';
import { AnalyticsInitial1764000000000 } from '../src/migrations/1764000000000-initial.js';

let database: TestDatabase;
let db: DataSource;
beforeAll(async () => {
  database = await createTestDatabase('analytics');
  const migrations = [AnalyticsInitial1764000000000];
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
  ['carts', 'visitor_id', 'gen_random_uuid()'],
  ['missed_searches', 'term, times', `'mouse', 1`],
])('%s are kept for two years and more, which the dashboard compares', async (table, columns, values) => {
  for (const days of [799, 802])
    await query(
      database.url,
      `INSERT INTO ${table} (day, ${columns}) SELECT shop_day(now() - $1 * interval '1 day'), ${values}`,
      [days],
    );
  await new TidyVisits(new ShoppersRepository(db)).tidy();
  const left = await query(
    database.url,
    `SELECT day = shop_day(now() - interval '799 days') AS "isYoung" FROM ${table}`,
  );
  expect(left).toEqual([{ isYoung: true }]);
});
