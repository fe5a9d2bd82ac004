import { createTestDatabase, query, waitFor, type TestDatabase } from '@mekong/testing';
import type { Pool } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { PipeliningClient } from '../src/pipelining-client.js';
import { prepared } from '../src/sql.js';
import { isDatabaseDown, toProblem } from '../src/to-problem.js';

const poolSize = 4;
const write = prepared`INSERT INTO notes (text) VALUES ($1)`;
const backend = prepared<{ pid: number }>`SELECT pg_backend_pid() AS pid`;

let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createTestDatabase('lost');
  dataSource = await new DataSource({
    type: 'postgres',
    url: database.url,
    poolSize,
    applicationName: 'losing',
    extra: { Client: PipeliningClient },
  }).initialize();
  await dataSource.query('CREATE TABLE notes (text text)');
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const killAll = () =>
  query(
    database.url,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = 'losing'`,
  );

/** The processes that serve all connections at once; undefined while one of these is lost and not noticed yet. */
async function pidsOfAll(): Promise<number[] | undefined> {
  const asked = Array.from({ length: poolSize }, () =>
    dataSource.query('SELECT pg_sleep(0.1), pg_backend_pid() AS pid'),
  );
  const answers = await Promise.allSettled(asked);
  const lost = answers.filter((answer) => answer.status === 'rejected');
  for (const { reason } of lost) expect(isDatabaseDown(reason)).toBe(true);
  if (lost.length > 0) return undefined;
  return answers.map((answer) => (answer as PromiseFulfilledResult<[{ pid: number }]>).value[0].pid);
}

/** Ends the transaction's connection, and waits until the client has noticed. */
async function lose(tx: EntityManager): Promise<void> {
  const [{ pid }] = (await backend(tx, [])) as [{ pid: number }];
  const connection: PipeliningClient = await tx.queryRunner!.connect();
  const ended = new Promise((resolve) => connection.once('end', resolve));
  await query(database.url, 'SELECT pg_terminate_backend($1)', [pid]);
  await ended;
}

it.each([
  ['a prepared statement', (tx: EntityManager) => write(tx, ['lost'])],
  ['any other statement', (tx: EntityManager) => tx.query(`INSERT INTO notes VALUES ('lost')`)],
  [
    'a query that is built',
    (tx: EntityManager) => tx.createQueryBuilder().select('1').from('notes', 'n').getRawMany(),
  ],
  ['the commit', () => Promise.resolve()],
])('a connection lost in a transaction before %s answers 503 and writes nothing', async (_, next) => {
  const error = await dataSource
    .transaction(async (tx) => {
      await write(tx, ['lost']);
      await lose(tx);
      await next(tx);
    })
    .catch((failure: unknown) => failure);
  expect(isDatabaseDown(error)).toBe(true);
  expect(toProblem(error).problem.status).toBe(503);
  expect(await dataSource.query(`SELECT FROM notes WHERE text = 'lost'`)).toEqual([]);
});

it('every request is answered and the pool stays complete when connections are lost again and again', async () => {
  const work = [
    () => dataSource.transaction((tx) => Promise.all([write(tx, ['a']), write(tx, ['b'])])),
    () => write(dataSource, ['c']),
    () => dataSource.query('SELECT 1'),
  ];
  for (let round = 0; round < 60; round += 1) {
    const asked = Array.from({ length: 24 }, (_, n) => work[n % work.length]!());
    const answers = Promise.allSettled(asked);
    await killAll();
    for (const answer of await answers)
      if (answer.status === 'rejected') expect(isDatabaseDown(answer.reason)).toBe(true);
  }
  const pool = (dataSource.driver as unknown as { master: Pool }).master;
  const pids = await waitFor(pidsOfAll, { what: 'the client to notice the last loss' });
  expect(new Set(pids).size).toBe(poolSize);
  expect(pool).toMatchObject({ totalCount: poolSize, waitingCount: 0 });
});
