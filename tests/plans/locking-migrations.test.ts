import { serviceNames } from '@mekong/contracts';
import { createTestDatabase } from '@mekong/testing';
import { AbstractLogger, DataSource, type LogMessage } from 'typeorm';
import { locksOf } from './locks-of.js';
import { migrationsOf, type Migration } from './service-migrations.js';

/** Migrations that may, each with the reason. */
const mayLock: Record<string, string> = {
  AnalyticsDaysOfOrders1765200000000: 'writes the whole table only where it has few rows',
  DeliveryDays1766500000000: 'a shop has six pages, of which it writes one',
  WireAndLight1765200000000: 'a shop has some dozens of synonyms',
};

class Statements extends AbstractLogger {
  texts: string[] = [];
  protected writeLog(_level: string, { message }: LogMessage): void {
    this.texts.push(String(message));
  }
  protected override isLogEnabledFor(type?: string): boolean {
    return type === 'query';
  }
}

/** The locks of each migration after the first ones, as it runs on an empty database. */
async function locksByMigration(first: Migration[], all: Migration[]): Promise<Record<string, string[]>> {
  const database = await createTestDatabase('locking');
  const logger = new Statements();
  const locks: Record<string, string[]> = {};
  for (const [at, Next] of all.entries()) {
    const { name, transaction } = new Next();
    logger.texts = [];
    const migrations = all.slice(0, at + 1);
    const db = await new DataSource({ type: 'postgres', url: database.url, migrations, logger }).initialize();
    await db.runMigrations({ transaction: 'each' });
    await db.destroy();
    if (!first.includes(Next)) locks[name!] = locksOf(logger.texts, transaction !== false);
  }
  await database.drop();
  return locks;
}

it.each(serviceNames)(
  'no migration of %s locks a table that is there for as long as it is large',
  async (name) => {
    const { first, all } = await migrationsOf(name);
    const locks = Object.entries(await locksByMigration(first, all));
    const refused = locks.filter(([migration, found]) => found.length > 0 && !mayLock[migration]);
    expect(Object.fromEntries(refused)).toEqual({});
  },
);

it.each([
  ['CREATE INDEX orders_by_age ON orders (age)', 'orders: use buildIndex'],
  ['CREATE UNIQUE INDEX orders_by_age ON orders (age)', 'orders: use buildIndex'],
  ['ALTER TABLE orders ADD COLUMN age int CHECK (age > 0)', 'orders: use addCheck'],
  ['ALTER TABLE orders ADD CONSTRAINT of_user FOREIGN KEY (id) REFERENCES users', 'orders: use addCheck'],
  ['ALTER TABLE orders ALTER COLUMN age SET NOT NULL', 'orders: writes or reads the whole table'],
  ['ALTER TABLE orders ALTER COLUMN age TYPE bigint', 'orders: writes or reads the whole table'],
  ['UPDATE orders SET age = 1', 'orders: use eachBatch'],
  ['-- All of them.\n DELETE FROM orders', 'orders: use eachBatch'],
  ['WITH old AS (UPDATE orders SET age = 1 RETURNING id) SELECT * FROM old', 'orders: use eachBatch'],
])('%s is refused', (sql, lock) => {
  expect(locksOf([sql], true)).toEqual([lock]);
});

it.each([
  'CREATE TABLE notes (id int); CREATE INDEX notes_by_id ON notes (id); UPDATE notes SET id = 1',
  'CREATE INDEX CONCURRENTLY orders_by_age ON orders (age)',
  'ALTER TABLE orders ADD COLUMN age int NOT NULL DEFAULT 0',
  'ALTER TABLE orders ADD CONSTRAINT old CHECK (age > 0) NOT VALID',
  'CREATE FUNCTION age() RETURNS void AS $$ UPDATE orders SET age = 1; $$',
])('%s is not', (sql) => {
  expect(locksOf([sql], true)).toEqual([]);
});
