import { createTestDatabase, query, type TestDatabase } from '@mekong/testing';
import { Logger } from '@nestjs/common';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { migrateDatabase } from '../src/index.js';

class Orders1700000000001 implements MigrationInterface {
  up = (db: QueryRunner) => db.query('CREATE TABLE orders (id int)');
  down = (db: QueryRunner) => db.query('DROP TABLE orders');
}
class OrderNotes1700000000002 implements MigrationInterface {
  up = (db: QueryRunner) => db.query('ALTER TABLE orders ADD COLUMN note text');
  down = (db: QueryRunner) => db.query('ALTER TABLE orders DROP COLUMN note');
}
class Payments1700000000001 implements MigrationInterface {
  up = (db: QueryRunner) => db.query('CREATE TABLE payments (id int)');
  down = (db: QueryRunner) => db.query('DROP TABLE payments');
}

let database: TestDatabase;
beforeAll(() => Logger.overrideLogger(false));
beforeEach(async () => void (database = await createTestDatabase('orders')));
afterEach(() => database.drop());

const migrate = (...migrations: (new () => MigrationInterface)[]) =>
  migrateDatabase({ DATABASE_URL: database.url }, { name: 'orders', migrations });

it('a release can be taken back: the version before works with the newer schema', async () => {
  await migrate(Orders1700000000001);
  await migrate(Orders1700000000001, OrderNotes1700000000002);
  await migrate(Orders1700000000001);
  const columns = await query(
    database.url,
    `SELECT column_name FROM information_schema.columns WHERE table_name = 'orders' ORDER BY 1`,
  );
  expect(columns).toEqual([{ column_name: 'id' }, { column_name: 'note' }]);
});

it('a database of another service is refused', async () => {
  await migrate(Payments1700000000001);
  await expect(migrate(Orders1700000000001)).rejects.toThrow('names a database of another service');
});

it('several replicas migrate at once, each step once', async () => {
  await Promise.all(Array.from({ length: 4 }, () => migrate(Orders1700000000001, OrderNotes1700000000002)));
  expect(await query(database.url, 'SELECT count(*)::int AS n FROM migrations')).toEqual([{ n: 2 }]);
});

it.each(['localhost', '127.0.0.1'])(
  'of a database at %s that cannot be reached, the setting and the reason are named',
  async (host) => {
    const nowhere = `postgres://somebody:secret@${host}:1/mekong_orders`;
    const parts = { name: 'orders', migrations: [] };
    await expect(migrateDatabase({ DATABASE_URL: nowhere }, parts)).rejects.toThrow(
      /^the database of DATABASE_URL cannot be used: connect ECONNREFUSED/,
    );
  },
);
