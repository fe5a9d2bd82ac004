import {
  createTestDatabase,
  lossyNetwork,
  type LossyNetwork,
  query,
  waitFor,
  waitingStatements,
  type TestDatabase,
} from '@mekong/testing';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { migrateDatabase } from '../src/index.js';
import { PipeliningClient } from '../src/pipelining-client.js';
import { watchingSession } from '../src/session-watch.js';
import { buildIndex, eachBatch, step } from '../src/migrations/index.js';

class Things1700000000001 implements MigrationInterface {
  up = (db: QueryRunner) =>
    db.query('CREATE TABLE things AS SELECT id, id % 10 AS kind FROM generate_series(1, 2500) AS id');
  down = (db: QueryRunner) => db.query('DROP TABLE things');
}

/** A migration after the first, with a transaction of its own or in steps. */
function second(
  up: (db: QueryRunner) => Promise<unknown>,
  transaction?: false,
): new () => MigrationInterface {
  return class Second1700000000002 implements MigrationInterface {
    name = 'Second1700000000002';
    transaction = transaction;
    up = up as MigrationInterface['up'];
    down = () => Promise.resolve();
  };
}

let database: TestDatabase;
let other: pg.Client;
let lines: string[];
let network: LossyNetwork | undefined;
beforeEach(async () => {
  lines = [];
  const note = (line: unknown) => void lines.push(String(line));
  Logger.overrideLogger({ log: note, warn: note, error: note });
  database = await createTestDatabase('long');
  await migrate(Things1700000000001);
  other = new pg.Client(database.url);
  other.on('error', () => undefined);
  await other.connect();
});
afterEach(async () => {
  await network?.stop();
  network = undefined;
  await other.end();
  await database.drop();
});

const migrate = (...migrations: (new () => MigrationInterface)[]) =>
  migrateDatabase({ DATABASE_URL: database.url }, { name: 'long', migrations });
const after = (up: (db: QueryRunner) => Promise<unknown>, transaction?: false) =>
  migrate(Things1700000000001, second(up, transaction));
const indexOfKind = () =>
  query(
    database.url,
    `SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass('things_of_kind')`,
  );
const buildIndexOfKind = (db: QueryRunner) => buildIndex(db, 'things_of_kind', 'things (kind)');
/** Ends whoever runs a statement with this text. */
const kill = (text: string) =>
  query(
    database.url,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND query LIKE $1 AND pid <> pg_backend_pid()`,
    [`%${text}%`],
  );

it('a migration runs without time-outs, waits a second for a lock, and is planned as usual', async () => {
  const names = [
    'statement_timeout',
    'idle_in_transaction_session_timeout',
    'lock_timeout',
    'enable_seqscan',
  ];
  expect(await settingsOfMigration(names)).toEqual(['0', '0', '1s', 'on']);
});

const onWindows = process.platform === 'win32';
(onWindows ? it.skip : it)(
  'whoever migrates and is lost to the network has nothing locked any more after ten seconds',
  async () => {
    const names = ['tcp_keepalives_idle', 'tcp_user_timeout', 'client_connection_check_interval'];
    expect(await settingsOfMigration(names)).toEqual(['5', '10000', '1s']);
  },
);

async function settingsOfMigration(names: string[]): Promise<string[]> {
  let settings: string[] = [];
  await after(async (db) => {
    settings = await Promise.all(names.map(async (name) => (await db.query(`SHOW ${name}`))[0][name]));
  });
  return settings;
}

it('a migration whose table others hold is tried until they leave it; those who come after it do not wait for them', async () => {
  await other.query('BEGIN; SELECT FROM things LIMIT 1');
  const migrated = after((db) => db.query('ALTER TABLE things ADD COLUMN note text'));
  await waitFor(() => waitingStatements(database.url, { text: 'ALTER TABLE things' }));
  await query(database.url, 'SELECT FROM things LIMIT 1');
  await waitFor(() => lines.length > 0);
  await waitFor(() => waitingStatements(database.url, { text: 'ALTER TABLE things' }));
  await other.query('COMMIT');
  await migrated;
  expect(lines).toEqual([
    expect.stringMatching(
      /^migrating: Migration "Second1700000000002" failed, .* is tried until others leave/,
    ),
    'migrating: works again',
  ]);
});

it('a migration that fails for another reason is named in the log, and not tried again', async () => {
  await expect(after((db) => db.query('ALTER TABLE nowhere ADD COLUMN note text'))).rejects.toThrow(
    'relation "nowhere" does not exist',
  );
  expect(lines).toEqual([expect.stringContaining('Migration "Second1700000000002" failed')]);
});

it('a replica that waits for another one keeps none from building an index, and goes on when that is done', async () => {
  await other.query('SELECT pg_advisory_lock(7206511)');
  const waiting = after(buildIndexOfKind, false);
  await waitFor(() => lines.some((line) => line.includes('waits for another replica')));
  await other.query('CREATE INDEX CONCURRENTLY things_by_id ON things (id)');
  await other.query('SELECT pg_advisory_unlock(7206511)');
  await waiting;
  expect(await indexOfKind()).toEqual([{ valid: true }]);
  expect(lines).toHaveLength(1);
});

it('a replica that waits outlives the loss of its connection', async () => {
  await other.query('SELECT pg_advisory_lock(7206511)');
  const waiting = after(() => Promise.resolve());
  await waitFor(() => lines.length > 0);
  await kill('pg_try_advisory_lock');
  await other.query('SELECT pg_advisory_unlock(7206511)');
  await waiting;
});

it('a replica that waits goes on when the network has lost its connection', async () => {
  network = await lossyNetwork(database.url);
  await other.query('SELECT pg_advisory_lock(7206511)');
  const parts = { name: 'long', migrations: [Things1700000000001, second(() => Promise.resolve())] };
  const waiting = migrateDatabase({ DATABASE_URL: network.url }, parts);
  await waitFor(() => lines.length > 0);
  network.loseOpen();
  await other.query('SELECT pg_advisory_unlock(7206511)');
  await waiting;
});

it('whoever migrates gives up when PostgreSQL has ended the session and the network has lost that message', async () => {
  network = await lossyNetwork(database.url);
  await other.query('BEGIN; UPDATE things SET kind = 0 WHERE id = 1');
  const slow = (db: QueryRunner) => db.query('SET lock_timeout = 0; UPDATE things SET kind = 9 WHERE id = 1');
  const parts = { name: 'long', migrations: [Things1700000000001, second(slow)] };
  const migrating = migrateDatabase({ DATABASE_URL: network.url }, parts);
  const isSaid = expect(migrating).rejects.toThrow('Connection terminated');
  await waitFor(() => waitingStatements(database.url, { text: 'kind = 9' }));
  network.loseOpen();
  await kill('kind = 9');
  await isSaid;
  await other.query('ROLLBACK');
  expect(await query(database.url, 'SELECT FROM things WHERE kind = 9 AND id = 1')).toEqual([]);
});

it('whoever migrates gives up when nobody answers any more whether the session is still there', async () => {
  network = await lossyNetwork(database.url);
  await other.query('BEGIN; UPDATE things SET kind = 0 WHERE id = 1');
  const config: object = { connectionString: network.url, max: 1, Client: PipeliningClient };
  const pool = new pg.Pool(config);
  pool.on('error', () => undefined);
  const patience = { everyMs: 50, answerMs: 300, silentMs: 600 };
  const migrating = watchingSession(pool, () => pool.query('UPDATE things SET kind = 9'), patience);
  const isSaid = expect(migrating).rejects.toThrow('Connection terminated');
  await waitFor(() => waitingStatements(database.url, { text: 'SET kind = 9' }));
  network.hold();
  await isSaid;
  await kill('SET kind = 9');
  await pool.end();
});

it('a replica of the version before does not wait for a migration that it does not know', async () => {
  await other.query('SELECT pg_advisory_lock(7206511)');
  await migrate(Things1700000000001);
  expect(lines).toEqual([]);
});

it('a migration that was killed while it built an index is taken up again', async () => {
  await other.query('BEGIN; UPDATE things SET kind = 0 WHERE id = 1');
  const killed = after(buildIndexOfKind, false);
  await waitFor(() => waitingStatements(database.url, { text: 'CREATE INDEX' }));
  await kill('CREATE INDEX CONCURRENTLY');
  await expect(killed).rejects.toThrow();
  expect(await indexOfKind()).toEqual([{ valid: false }]);
  await other.query('ROLLBACK');
  await after(buildIndexOfKind, false);
  expect(await indexOfKind()).toEqual([{ valid: true }]);
});

it('an index is built however long others write, and they do not wait for it', async () => {
  await other.query('BEGIN; UPDATE things SET kind = 0 WHERE id = 1');
  const built = after(buildIndexOfKind, false);
  // For longer than a step waits for a lock.
  await waitFor(() => waitingStatements(database.url, { text: 'CREATE INDEX', seconds: 2 }));
  await query(database.url, 'UPDATE things SET kind = 1 WHERE id = 2');
  await other.query('COMMIT');
  await built;
  expect(await indexOfKind()).toEqual([{ valid: true }]);
});

it('a table is walked in batches, each of which waits for rows that others have locked, and keeps none locked', async () => {
  await other.query('BEGIN; UPDATE things SET kind = 0 WHERE id = 1500');
  const filled = after(
    (db) =>
      eachBatch(db, { table: 'things', key: 'id', where: 'id <= 2400' }, (ids) =>
        step(db, 'UPDATE things SET kind = 77 WHERE id = ANY ($1)', [ids]),
      ),
    false,
  );
  await waitFor(() => waitingStatements(database.url, { text: 'UPDATE things', seconds: 0.5 }));
  // Those of the batch before are free.
  await query(database.url, `SET statement_timeout = '5s'; UPDATE things SET kind = 78 WHERE id = 1`);
  await other.query('COMMIT');
  await filled;
  const counts = 'SELECT kind, count(*)::int FROM things WHERE kind > 10 GROUP BY kind ORDER BY kind';
  expect(await query(database.url, counts)).toEqual([
    { kind: 77, count: 2399 },
    { kind: 78, count: 1 },
  ]);
});

it('a step within a transaction is refused, as it would keep its locks until the end', async () => {
  await expect(after((db) => step(db, 'SELECT 1'))).rejects.toThrow('needs `transaction = false`');
});
