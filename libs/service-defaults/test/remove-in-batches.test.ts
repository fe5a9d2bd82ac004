import { removeInBatches } from '@mekong/service-defaults';
import { createTestDatabase, type TestDatabase } from '@mekong/testing';
import { DataSource } from 'typeorm';

let database: TestDatabase;
let db: DataSource;
beforeAll(async () => {
  database = await createTestDatabase('batches');
  db = await new DataSource({ type: 'postgres', url: database.url }).initialize();
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const givenRows = async (table: string) => {
  await db.query(`CREATE TABLE ${table} AS SELECT n FROM generate_series(1, 25) AS n`);
  return { table, where: 'n <= $1', values: [21], batch: 5 };
};
const left = async (table: string) =>
  (await db.query(`SELECT n FROM ${table} ORDER BY n`)).map(({ n }: { n: number }) => n);

it('deletes all rows that fit, and no other', async () => {
  await removeInBatches(db, await givenRows('numbers'));
  expect(await left('numbers')).toEqual([22, 23, 24, 25]);
});

it('does not wait for rows that somebody else has locked', async () => {
  const rows = await givenRows('held_numbers');
  const other = db.createQueryRunner();
  await other.startTransaction();
  await other.query('SELECT FROM held_numbers WHERE n = 3 FOR UPDATE');
  await removeInBatches(db, rows);
  await other.rollbackTransaction();
  await other.release();
  expect(await left('held_numbers')).toEqual([3, 22, 23, 24, 25]);
});
