import { openSync, readSync, statSync, closeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { cpuMs, ownCpuMs } from '../processes.mjs';
import { someOrders } from './orders.mjs';

const orderCount = 50;
/** With the number of its transaction, which idle backends add to PostgreSQL's statistics up to ten seconds late. */
const logPrefix = '[%v] ';
const statement = /^\[(.*?)\] LOG: {2}(?:statement|execute [^:]*): /gm;

/**
 * The cost of one whole order: statements and transactions in all databases, events and their deliveries, each less those
 * of an idle shop in the same time; and processor time.
 */
export async function orderCost(bench, log) {
  log('what one order costs');
  await bench.cookies();
  const server = new pg.Client(bench.shop.serverUrl);
  await server.connect();
  try {
    await setLogging(server, true);
    const busy = await between(bench, async () => {
      await someOrders(bench, orderCount);
      await bench.databases.settled();
    });
    const idle = await between(bench, () => wait(busy.ms));
    const ofOne = (name) => (busy[name] - idle[name]) / orderCount;
    await setLogging(server, false);
    const quiet = await between(bench, async () => {
      await someOrders(bench, orderCount);
      await bench.databases.settled();
    });
    const cpu = (name) => quiet[name] / orderCount;
    return {
      statements: ofOne('statements'),
      transactions: ofOne('transactions'),
      events: ofOne('events'),
      deliveries: ofOne('deliveries'),
      shopCpu: cpu('shopCpu'),
      postgresCpu: cpu('postgresCpu'),
      brokerCpu: bench.shop.pids.broker ? cpu('brokerCpu') : undefined,
    };
  } finally {
    await server.end();
  }
}

async function setLogging(server, isOn) {
  const settings = { log_statement: 'all', log_line_prefix: logPrefix };
  for (const [name, value] of Object.entries(settings))
    await server.query(isOn ? `ALTER SYSTEM SET ${name} = '${value}'` : `ALTER SYSTEM RESET ${name}`);
  await server.query('SELECT pg_reload_conf()');
  await wait(500);
}

async function between(bench, work) {
  const before = await counts(bench);
  const begin = performance.now();
  await work();
  const ms = performance.now() - begin;
  const after = await counts(bench);
  const logged = textBetween(bench.shop.postgresLog, before.logSize, after.logSize);
  const differences = Object.keys(after).map((name) => [name, after[name] - before[name]]);
  const transactions = [...logged.matchAll(statement)].map(([, id]) => id);
  return {
    ...Object.fromEntries(differences),
    ms,
    statements: transactions.length,
    transactions: new Set(transactions).size,
  };
}

async function counts(bench) {
  const { shop, broker, postgres } = bench.shop.pids;
  const logSize = statSync(bench.shop.postgresLog).size;
  return {
    logSize,
    ...(await bench.databases.eventCounts()),
    shopCpu: shop.reduce((sum, pid) => sum + ownCpuMs(pid), 0),
    postgresCpu: cpuMs(postgres),
    brokerCpu: broker ? cpuMs(broker) : 0,
  };
}

function textBetween(path, from, to) {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(to - from);
    readSync(file, bytes, 0, bytes.length, from);
    return bytes.toString();
  } finally {
    closeSync(file);
  }
}
