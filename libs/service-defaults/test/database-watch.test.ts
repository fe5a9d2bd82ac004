import { jest } from '@jest/globals';
import { createTestDatabase, lossyNetwork, query, waitFor, waitingStatements } from '@mekong/testing';
import type { LossyNetwork, TestDatabase } from '@mekong/testing';
import { Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { databaseModule, Metrics, type ServiceConfig } from '../src/index.js';
import { DatabaseProbe } from '../src/database-probe.js';
import { OperationsModule } from '../src/http/operations.module.js';
import { poolOf } from '../src/sql.js';
import { isDatabaseDown, toProblem } from '../src/to-problem.js';

let database: TestDatabase;
let network: LossyNetwork;
let app: INestApplicationContext;
let db: DataSource;
let lines: string[];

async function open(settings: Partial<ServiceConfig> = {}, others = [OperationsModule]): Promise<void> {
  const config = { DATABASE_URL: network.url, DATABASE_POOL: 3, STATEMENT_TIMEOUT_MS: 30_000, ...settings };
  const parts = { name: 'watched', entities: [], migrations: [] };
  @Module({ imports: [databaseModule(config as ServiceConfig, parts), ...others] })
  class Watched {}
  lines = [];
  const note = (line: unknown) => void lines.push(String(line));
  const nothing = () => undefined;
  const logger = { log: nothing, error: note, warn: note, debug: nothing, verbose: nothing };
  app = await NestFactory.createApplicationContext(Watched, { logger, abortOnError: false });
  db = app.get(DataSource);
}

beforeEach(async () => {
  database = await createTestDatabase('watched');
  network = await lossyNetwork(database.url);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await app.close();
  await network.stop();
  await database.drop();
});

const answer = () => db.query('SELECT 1 AS one');
const allBusy = (seconds: number) =>
  Promise.allSettled(Array.from({ length: 3 }, () => db.query(`SELECT pg_sleep(${seconds})`)));
const logged = (...parts: RegExp[]) =>
  waitFor(() => expect(lines).toEqual(parts.map((part) => expect.stringMatching(part))) ?? true);
const counted = async (what: string) =>
  (await app.get(Metrics).registry.getSingleMetric('database_changes_total')!.get()).values.find(
    ({ labels }) => labels.what === what,
  )?.value;
/** Until the watch has a connection of its own. */
const watched = () =>
  waitFor(async () => {
    const statement = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%synchronous_standby_names%'
      AND pid <> pg_backend_pid()`;
    return (await query(database.url, statement)).length > 0;
  });

it('connections that the network has lost are closed while a new one answers, also of a pool that is all busy', async () => {
  await open();
  await watched();
  const busy = allBusy(60);
  await waitFor(() => poolOf(db).totalCount === 3);
  network.loseOpen();
  for (const end of await busy) {
    expect(end.status).toBe('rejected');
    expect(toProblem((end as PromiseRejectedResult).reason).problem.status).toBe(503);
  }
  expect(await answer()).toEqual([{ one: 1 }]);
  await logged(/^the database watched_\w+ is lost: no answer for 3 s$/, /^the database watched_\w+ is back$/);
  expect([await counted('lost'), await counted('back')]).toEqual([1, 1]);
});

it('connections that are lost while nobody uses them are closed, too', async () => {
  await open();
  await watched();
  await allBusy(0);
  network.loseOpen();
  await logged(/is lost/, /is back/);
  expect(await answer()).toEqual([{ one: 1 }]);
});

it('a pool that is busy with slow statements keeps them', async () => {
  await open();
  await watched();
  for (const end of await allBusy(6)) expect(end.status).toBe('fulfilled');
  expect(lines).toEqual([]);
});

it('while new connections do not answer either, those that are open are kept, and go on', async () => {
  await open();
  await watched();
  network.hold();
  const waiting = answer();
  await logged(/is lost/);
  network.goOn();
  expect(await waiting).toEqual([{ one: 1 }]);
  await logged(/is lost/, /is back/);
});

/** At which ports the server sees the connections that it has been told this over last. */
const portsOf = async (...told: string[]): Promise<number[]> => {
  const statement = `SELECT client_port AS port FROM pg_stat_activity
    WHERE datname = current_database() AND query LIKE ANY ($1) AND pid <> pg_backend_pid()`;
  return (await query(database.url, statement, [told])).map(({ port }) => port as number);
};
const watching = '%synchronous_standby_names%';
const lockedByTest = 'SELECT pg_advisory_lock(1)';

/** Keeps `lockedByTest` waiting, until it is called. */
async function holdLock(): Promise<() => Promise<void>> {
  const holder = new DataSource({ type: 'postgres', url: database.url, poolSize: 1 });
  await holder.initialize();
  await holder.query(lockedByTest);
  return () => holder.destroy();
}
const waitsForLock = () => waitFor(async () => (await waitingStatements(database.url)) > 0);

it('connections that the network has lost are closed while the one that watches goes on', async () => {
  await open();
  await watched();
  const before = await pidsOfAll();
  const letGo = await holdLock();
  const answerLost = db.query(lockedByTest);
  await waitsForLock();
  network.loseOpen(await portsOf(watching));
  const statementLost = answer();
  await letGo();
  for (const end of await Promise.allSettled([answerLost, statementLost])) {
    expect(end.status).toBe('rejected');
    expect(toProblem((end as PromiseRejectedResult).reason).problem.status).toBe(503);
  }
  // The one that nobody used is left with them.
  const after = await pidsOfAll();
  expect(after.filter((pid) => before.includes(pid))).toEqual([]);
  await logged(/^the database watched_\w+ is lost: no answer over \d of its connections$/, /is back$/);
  expect([await counted('lost'), await counted('back')]).toEqual([1, 1]);
});

it('what runs long, and a transaction between its statements, keep their connections where others are lost', async () => {
  await open();
  await watched();
  await pidsOfAll();
  const letGo = await holdLock();
  const long = db.query(lockedByTest);
  await waitsForLock();
  await db.transaction(async (tx) => {
    await tx.query('SELECT 2 AS "ofTransaction"');
    network.loseOpen(await portsOf(watching, lockedByTest, '%"ofTransaction"'));
    await expect(answer()).rejects.toThrow('Connection terminated');
    await logged(/is lost/, /is back/);
    await tx.query('CREATE TABLE written ()');
  });
  await letGo();
  await long;
  expect(await db.query('SELECT FROM written')).toEqual([]);
  expect(lines).toHaveLength(2);
});

it('a statement that takes long to be sent keeps its connection', async () => {
  await open();
  await watched();
  await pidsOfAll();
  const questions = watchQuestions();
  network.hold(await portsOf(watching));
  const large = 30_000_000;
  const sent = db.query('SELECT length($1) AS length', ['x'.repeat(large)]);
  await waitFor(() => questions.ended > 5);
  network.goOn();
  expect(await sent).toEqual([{ length: large }]);
  expect(lines).toEqual([]);
});

/** How many questions of whether the database answers are under way, and how many have ended, from now on. */
function watchQuestions(): { underWay: number; ended: number } {
  const questions = { underWay: 0, ended: 0 };
  const ask = DatabaseProbe.prototype.ask;
  jest.spyOn(DatabaseProbe.prototype, 'ask').mockImplementation(async function (
    this: DatabaseProbe,
    ...sessions
  ) {
    questions.underWay += 1;
    try {
      return await ask.apply(this, sessions);
    } finally {
      questions.underWay -= 1;
      questions.ended += 1;
    }
  });
  return questions;
}

it('a service that closes while it asks tells of no loss', async () => {
  await open();
  await watched();
  const cut = jest.spyOn(DatabaseProbe.prototype, 'cut');
  const questions = watchQuestions();
  // Not while one is under way that began before they were watched: no other would follow.
  await waitFor(() => questions.ended > 0 && questions.underWay === 0);
  network.hold();
  await waitFor(() => questions.underWay > 0);
  const closing = app.close();
  await waitFor(() => cut.mock.calls.length > 0);
  network.goOn();
  await closing;
  expect(lines).toEqual([]);
  await open();
});

it('a statement that nobody answers ends two seconds after its time-out, and its connection leaves the pool', async () => {
  // Of one connection among many, those that watch notice nothing.
  await open({ STATEMENT_TIMEOUT_MS: 100 }, []);
  const failure = db.transaction(async (tx) => {
    await tx.query('SELECT 1');
    network.loseOpen();
    await tx.query('SELECT 1');
  });
  const end = await failure.catch((error: unknown) => error);
  expect(isDatabaseDown(end)).toBe(true);
  expect(await waitFor(answer)).toEqual([{ one: 1 }]);
}, 30_000);

it('the database ends a statement after its time-out, and its connection stays', async () => {
  await open({ STATEMENT_TIMEOUT_MS: 100 });
  const [{ pid }] = await db.query('SELECT pg_backend_pid() AS pid');
  await expect(db.query('SELECT pg_sleep(20)')).rejects.toMatchObject({ code: '57014' });
  expect(await db.query('SELECT pg_backend_pid() AS pid')).toEqual([{ pid }]);
});

const fail = (code: string) => db.query(`DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '${code}'; END $$`);
const pidsOfAll = async () =>
  (await Promise.all([1, 2, 3].map(() => db.query('SELECT pg_sleep(0.05), pg_backend_pid() AS pid')))).map(
    ([{ pid }]) => pid as number,
  );

const setReadOnly = (value: 'on' | 'off') => {
  const writable = `${database.url}?options=-c%20default_transaction_read_only%3Doff`;
  const name = new URL(database.url).pathname.slice(1);
  return query(writable, `ALTER DATABASE "${name}" SET default_transaction_read_only = ${value}`);
};

it('a database that has become read-only is left by all connections, until there is one to write to', async () => {
  await open();
  const before = await pidsOfAll();
  await setReadOnly('on');
  await expect(fail('25006')).rejects.toMatchObject({ code: '25006' });
  // The connection that watches is left too, and the next one finds that nothing has changed yet.
  await waitFor(async () => (await db.query('SHOW transaction_read_only'))[0].transaction_read_only === 'on');
  const demoted = await pidsOfAll();
  expect(demoted.filter((pid) => before.includes(pid))).toEqual([]);
  await setReadOnly('off');
  await waitFor(async () => {
    await db.query('CREATE TABLE IF NOT EXISTS written ()');
    return true;
  });
  await waitFor(() => lines.length % 2 === 0 && lines.at(-1)?.endsWith('is back'));
  expect(lines[0]).toMatch(/is lost: it can only be read$/);
});

it.each(['57P01', '57P02', '57P03'])('a connection whose server says %s is left at once', async (code) => {
  await open();
  const before = await pidsOfAll();
  await expect(fail(code)).rejects.toMatchObject({ code });
  const after = await pidsOfAll();
  expect(after.filter((pid) => !before.includes(pid))).toHaveLength(1);
});
