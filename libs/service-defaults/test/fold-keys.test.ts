import { createTestDatabase, query, type TestDatabase } from '@mekong/testing';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { migrateDatabase, searchText } from '../src/index.js';
import { addFolded, foldKeys, unfolded } from '../src/migrations/fold-keys.js';

let database: TestDatabase;
beforeEach(async () => void (database = await createTestDatabase('catalog')));
afterEach(() => database.drop());

class Brands1700000000001 implements MigrationInterface {
  up = (db: QueryRunner) =>
    db.query('CREATE TABLE brands (id int, seller int, key text, UNIQUE (seller, key))');
  down = (db: QueryRunner) => db.query('DROP TABLE brands');
}
class FoldedKeys1700000000002 implements MigrationInterface {
  transaction = false;
  up = (db: QueryRunner) =>
    foldKeys(db, { table: 'brands', column: 'key', mayNotEqual: 'one.seller = other.seller' });
  down = () => Promise.resolve();
}

const migrate = (...migrations: (new () => MigrationInterface)[]) =>
  migrateDatabase({ DATABASE_URL: database.url }, { name: 'catalog', migrations });

/** The keys, in the order of their rows, after a migration of rows with these. */
async function foldedOf(...rows: [seller: number, key: string][]): Promise<string[]> {
  await migrate(Brands1700000000001);
  for (const [id, [seller, key]] of rows.entries())
    await query(database.url, 'INSERT INTO brands VALUES ($1, $2, $3)', [id, seller, key]);
  await migrate(Brands1700000000001, FoldedKeys1700000000002);
  return (await query(database.url, 'SELECT key FROM brands ORDER BY id')).map(({ key }) => key as string);
}

it('stored keys lose what nobody sees, line by line', async () => {
  expect(await foldedOf([1, 'logi\u200Btech\nខ្មែរ\u200Bល្អ  x'], [1, 'other'])).toEqual([
    'logitech\nខ្មែរល្អ x',
    'other',
  ]);
});

it('of two keys that become one, one stays as it is', async () => {
  expect((await foldedOf([1, 'logi\u00ADtech'], [1, 'logi\u200Btech'])).sort()).toEqual([
    'logitech',
    'logi\u200Btech',
  ]);
  await migrate(Brands1700000000001, FoldedKeys1700000000002);
});

it('a key that another row has already stays as it is', async () => {
  expect(await foldedOf([1, 'logi\u200Btech'], [1, 'logitech'])).toEqual(['logi\u200Btech', 'logitech']);
});

it('rows that may have the same key get it', async () => {
  expect(await foldedOf([1, 'logi\u200Btech'], [2, 'logi\u200Btech'], [3, 'logitech'])).toEqual(
    Array.from({ length: 3 }, () => 'logitech'),
  );
});

it('PostgreSQL finds every character that is left out of a key', async () => {
  const unseen = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => /[\p{Default_Ignorable_Code_Point}\u2800]/u.test(character));
  const [{ missed }] = (await query(
    database.url,
    'SELECT array_agg(one) AS missed FROM unnest($1::text[]) one WHERE one !~ $2',
    [unseen, unfolded],
  )) as [{ missed: string[] | null }];
  expect(missed).toBeNull();
});

class Folded1700000000003 implements MigrationInterface {
  transaction = false;
  up = (db: QueryRunner) => addFolded(db, { table: 'brands', column: 'key' });
  down = () => Promise.resolve();
}

it('stored keys get the forms in which searches compare them, once', async () => {
  await migrate(Brands1700000000001);
  const keys = ['plain\n12', 'ñandú\n12', 'o’brien', "o'neill", '27”\nក្តារ', ''];
  for (const [id, key] of keys.entries())
    await query(database.url, 'INSERT INTO brands VALUES ($1, 1, $2)', [id, key]);
  await migrate(Brands1700000000001, Folded1700000000003);
  await query(database.url, "DELETE FROM migrations WHERE name LIKE 'Folded%'");
  await migrate(Brands1700000000001, Folded1700000000003);
  const rows = await query(database.url, 'SELECT key FROM brands ORDER BY id');
  expect(rows.map(({ key }) => key)).toEqual([
    'plain\n12',
    'ñandú\n12\nnandu',
    'o’brien\nobrien',
    "o'neill\noneill",
    `27”\nក្តារ\n27\n${searchText('ក្ដារ')}`,
    '',
  ]);
});
