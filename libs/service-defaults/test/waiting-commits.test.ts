import { jest } from '@jest/globals';
import { query, startThrowAwayPostgres, waitFor } from '@mekong/testing';
import { Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { databaseModule, Metrics, prepared, toProblem, type ServiceConfig } from '../src/index.js';
import { DatabaseProbe } from '../src/database-probe.js';
import { OperationsModule } from '../src/http/operations.module.js';

let server: Awaited<ReturnType<typeof startThrowAwayPostgres>>;
let app: INestApplicationContext;
let db: DataSource;
let lines: string[];

const pool = 3;
const writeNote = prepared`INSERT INTO notes VALUES ($1)`;
const countNotes = prepared<{ count: number }>`SELECT count(*)::int AS count FROM notes`;

beforeAll(async () => {
  server = await startThrowAwayPostgres();
  await query(server.url, 'ALTER DATABASE postgres SET synchronous_commit = on');
});
afterAll(() => server.stop());

beforeEach(async () => {
  lines = [];
  await setStandbys('');
  await query(server.url, 'DROP TABLE IF EXISTS notes; CREATE TABLE notes (text text)');
});
afterEach(async () => {
  jest.restoreAllMocks();
  await setStandbys('');
  await app.close();
});

async function open(): Promise<void> {
  const config = {
    DATABASE_URL: server.url,
    DATABASE_POOL: pool,
    STATEMENT_TIMEOUT_MS: 600_000,
  } as ServiceConfig;
  @Module({
    imports: [databaseModule(config, { name: 'replicated', entities: [], migrations: [] }), OperationsModule],
  })
  class Replicated {}
  const note = (line: unknown) => void lines.push(String(line));
  const nothing = () => undefined;
  const logger = { log: nothing, error: note, warn: note, debug: nothing, verbose: nothing };
  app = await NestFactory.createApplicationContext(Replicated, { logger, abortOnError: false });
  db = app.get(DataSource);
}

/** Each commit waits until one of these has it. */
async function setStandbys(names: string): Promise<void> {
  await query(server.url, `ALTER SYSTEM SET synchronous_standby_names = '${names}'`);
  await query(server.url, 'SELECT pg_reload_conf()');
  const asked = `SELECT current_setting('synchronous_standby_names') AS names`;
  await waitFor(async () => (await query(server.url, asked))[0]!.names === names);
}

const write = (text: string) => db.transaction((tx) => writeNote(tx, [text]));
const statusOf = (error: unknown) => toProblem(error).problem.status;
const refusalOf = (work: Promise<unknown>) => work.then(() => 'done', statusOf);
const figure = async (name: string) => (await app.get(Metrics).registry.getSingleMetric(name)!.get()).values;
const waits = async () => (await figure('database_commits_wait'))[0]!.value;
/** Until commits are known to wait for a standby that is away. */
const stalled = () => waitFor(async () => (await waits()) === 1);

it('while no standby has what is committed, writes are refused at once and reads go on', async () => {
  await open();
  await write('before');
  await setStandbys('away');
  // As many as the pool has connections: none would be left to read.
  const waiting = Array.from({ length: pool }, (_, n) => refusalOf(write(`waits ${n}`)));
  expect(await Promise.all(waiting)).toEqual(Array(pool).fill(503));
  expect(await waits()).toBe(1);
  expect(await countNotes(db, [])).toEqual([{ count: 1 }]);
  // By PostgreSQL itself, before it waits with the others.
  const refused = { code: '25006' };
  await expect(write('refused')).rejects.toMatchObject(refused);
  await expect(writeNote(db, ['alone'])).rejects.toMatchObject(refused);
  expect(await db.transaction((tx) => countNotes(tx, []))).toEqual([{ count: 1 }]);
}, 60_000);

it('when a standby is back, what waited is there, and writes go on', async () => {
  await open();
  await setStandbys('away');
  const waiting = refusalOf(write('waits'));
  await stalled();
  expect(await waiting).toBe(503);
  await setStandbys('');
  await waitFor(async () => (await waits()) === 0);
  await write('after');
  await writeNote(db, ['alone']);
  expect(await countNotes(db, [])).toEqual([{ count: 3 }]);
  expect(lines).toEqual([
    expect.stringMatching(/^commits of the database postgres wait for a standby that is away/),
    expect.stringMatching(/^commits of the database postgres go on$/),
  ]);
  const changes = await figure('database_changes_total');
  expect(changes.map(({ labels, value }) => [labels.what, value])).toEqual([
    ['stalled', 1],
    ['going on', 1],
  ]);
}, 60_000);

it('a long statement that waits for a standby for a moment stalls nothing', async () => {
  await open();
  await setStandbys('away');
  const ask = Object.getOwnPropertyDescriptor(DatabaseProbe.prototype, 'ask')!.value as DatabaseProbe['ask'];
  const seen: number[] = [];
  jest.spyOn(DatabaseProbe.prototype, 'ask').mockImplementation(async function (this: DatabaseProbe) {
    const waiting = await ask.call(this);
    seen.push(waiting.length);
    // The standby is back before the database is asked again.
    if (waiting.length > 0) await setStandbys('');
    return waiting;
  });
  await db.query(`INSERT INTO notes SELECT 'long' FROM pg_sleep(4)`);
  await waitFor(() => seen.at(-1) === 0 && seen.some((waiting) => waiting > 0));
  expect(lines).toEqual([]);
}, 60_000);
