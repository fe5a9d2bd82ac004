import { createTestDatabase, query, type TestDatabase } from '@mekong/testing';
import { PipeliningClient } from '../src/pipelining-client.js';

let database: TestDatabase;
let client: PipeliningClient;
beforeAll(async () => {
  database = await createTestDatabase('pipelining');
  client = new PipeliningClient({ connectionString: database.url });
  await client.connect();
  await client.query('CREATE TABLE notes (text text PRIMARY KEY)');
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const write = (text: string) => client.query('INSERT INTO notes VALUES ($1)', [text]);
const isThere = async (text: string) =>
  (await client.query('SELECT 1 FROM notes WHERE text = $1', [text])).rows.length > 0;

it('a transaction begins with its first statement, and its commit or rollback takes effect', async () => {
  await client.query('START TRANSACTION');
  await write('kept');
  await client.query('COMMIT');
  await client.query('START TRANSACTION');
  await write('lost');
  await client.query('ROLLBACK');
  expect(await isThere('kept')).toBe(true);
  expect(await isThere('lost')).toBe(false);
});

it('an empty transaction leaves none open', async () => {
  await client.query('START TRANSACTION');
  await client.query('COMMIT');
  await write('alone');
  await client.query('ROLLBACK');
  expect(await isThere('alone')).toBe(true);
});

it('statements sent together are each answered with their own rows, in order', async () => {
  const answers = await Promise.all([1, 2, 3].map((n) => client.query('SELECT $1::int AS n', [n])));
  expect(answers.map(({ rows }) => rows[0].n)).toEqual([1, 2, 3]);
});

it('a failing statement rolls back the whole transaction, with the statements sent together with it', async () => {
  await client.query('START TRANSACTION');
  const together = Promise.all([write('before'), write('before'), write('after')]);
  await expect(together).rejects.toMatchObject({ code: '23505' });
  await client.query('ROLLBACK');
  expect(await isThere('before')).toBe(false);
  expect(await isThere('after')).toBe(false);
});

it('a commit that PostgreSQL answers with a rollback is refused', async () => {
  await client.query('START TRANSACTION');
  await write('swallowed');
  await client.query('SELECT 1 / 0').catch(() => undefined);
  await expect(client.query('COMMIT')).rejects.toThrow('rolled back');
  expect(await isThere('swallowed')).toBe(false);
});

it('a connection lost without a listener makes the client unusable and does not end the process', async () => {
  const lost = new PipeliningClient({ connectionString: database.url });
  await lost.connect();
  const { rows } = await lost.query('SELECT pg_backend_pid() AS pid');
  const ended = new Promise((resolve) => lost.once('end', resolve));
  await query(database.url, 'SELECT pg_terminate_backend($1)', [rows[0].pid]);
  await ended;
  await expect(lost.query('SELECT 1')).rejects.toThrow('not queryable');
});

it('a password that is not enumerable is used', () => {
  const config = Object.defineProperty({}, 'password', { value: 'hidden', enumerable: false });
  expect(new PipeliningClient(config)).toHaveProperty('password', 'hidden');
});
