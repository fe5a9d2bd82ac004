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

it('statements sent together with one that fails have its reason, as any of them may be the first that is looked at', async () => {
  await client.query('START TRANSACTION');
  const [, ...failed] = await Promise.allSettled([write('twice'), write('twice'), write('third')]);
  await client.query('ROLLBACK');
  expect(failed).toMatchObject([{ reason: { code: '23505' } }, { reason: { code: '23505' } }]);
});

it('a commit that PostgreSQL answers with a rollback is refused', async () => {
  await client.query('START TRANSACTION');
  await write('swallowed');
  await client.query('SELECT 1 / 0').catch(() => undefined);
  await expect(client.query('COMMIT')).rejects.toThrow('rolled back');
  expect(await isThere('swallowed')).toBe(false);
});

describe('a statement that is sent with the next one', () => {
  const writeWithNext = (text: string) =>
    client.queryWithNext({ text: 'INSERT INTO notes VALUES ($1)', values: [text] });

  it('takes effect before that one', async () => {
    await client.query('START TRANSACTION');
    writeWithNext('held');
    expect(await isThere('held')).toBe(true);
    await client.query('COMMIT');
    expect(await isThere('held')).toBe(true);
  });

  it('is committed although nothing else was', async () => {
    await client.query('START TRANSACTION');
    writeWithNext('only');
    await client.query('COMMIT');
    expect(await isThere('only')).toBe(true);
  });

  it('is never sent when the transaction is rolled back', async () => {
    await client.query('START TRANSACTION');
    writeWithNext('taken back');
    await client.query('ROLLBACK');
    await write('after a rollback');
    expect(await isThere('taken back')).toBe(false);
  });

  it.each([
    ['the commit', () => client.query('COMMIT')],
    ['a statement after it', () => write('after a failure')],
  ])('fails %s with its own error', async (_what, run) => {
    await client.query('START TRANSACTION');
    writeWithNext('kept twice');
    writeWithNext('kept twice');
    await expect(run()).rejects.toMatchObject({ code: '23505' });
    await client.query('ROLLBACK');
    expect(await isThere('kept twice')).toBe(false);
  });

  it('is refused once the transaction has ended, as it would be part of the next one', async () => {
    await client.query('START TRANSACTION');
    await write('a transaction');
    const ended = client.query('ROLLBACK');
    expect(() => writeWithNext('too late')).toThrow('has ended');
    await ended;
    await write('of the next');
    expect(await isThere('too late')).toBe(false);
  });

  it('that failed after a savepoint does not explain what fails after going back to it', async () => {
    await client.query('START TRANSACTION');
    await write('before the savepoint');
    await client.query('SAVEPOINT one');
    writeWithNext('before the savepoint');
    await client.query('SELECT 1').catch(() => undefined);
    await client.query('ROLLBACK TO SAVEPOINT one');
    client.queryWithNext({ text: 'SELECT 1 / 0' });
    await expect(client.query('COMMIT')).rejects.toMatchObject({ code: '22012' });
  });

  it('fails no transaction but its own', async () => {
    await client.query('START TRANSACTION');
    writeWithNext('of one');
    writeWithNext('of one');
    await expect(client.query('COMMIT')).rejects.toMatchObject({ code: '23505' });
    await client.query('START TRANSACTION');
    await write('of another');
    await client.query('COMMIT');
    expect(await isThere('of another')).toBe(true);
  });
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
