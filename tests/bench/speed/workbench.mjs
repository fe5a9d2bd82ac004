import pg from 'pg';
import { addCustomers } from './accounts.mjs';
import { startWorker } from './worker.mjs';

/**
 * The things that measures use: one shop, its databases, clients, and the floors, each started when it is first used. A
 * measure takes `seconds`.
 */
export function setUpWorkbench({ shop, databases, seconds, cleanup }) {
  const workers = new Map();
  const worker = (name, path) => {
    if (!workers.has(name)) workers.set(name, startWorker(path, cleanup));
    return workers.get(name);
  };
  const once = (work) => {
    let started;
    return () => (started ??= work());
  };
  const next = new Map();
  const bench = {
    shop,
    databases,
    seconds,
    placed: 0,
    paid: 0,
    products: { ids: [], offers: [] },
    floor: (name) => worker(name, `floors/${name}.mjs`),
    /** Runs a task in a client, with requests that were not sent before. `who` names a second client beside the first. */
    runClient: async (task, job, who = 'client') => {
      const key = job.kind ?? task;
      const facts = { ids: bench.products.ids };
      const given = { origin: shop.origin, first: next.get(key) ?? 0, facts, ...job };
      const outcome = await worker(who, 'client/program.mjs').run(task, given);
      if (given.origin === shop.origin) next.set(key, outcome.next);
      return outcome;
    },
    accounts: once(() => addCustomers(databases)),
    cookies: once(async () => {
      const accounts = await bench.accounts();
      return (await bench.runClient('logins', { connections: 8, accounts, count: accounts.length })).cookies;
    }),
    orderFloor: async (connections, products) => {
      const floor = bench.floor('bare-order');
      await prepared(floor, connections, products);
      return floor;
    },
  };
  let preparing;
  const prepared = (floor, connections, products) =>
    (preparing ??= newDatabase(shop.serverUrl, 'bench_floor').then((databaseUrl) =>
      floor.run('prepare', { databaseUrl, connections, products }),
    ));
  return bench;
}

async function newDatabase(serverUrl, name) {
  const client = new pg.Client(serverUrl);
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE template0`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
