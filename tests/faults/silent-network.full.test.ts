import { lossyNetwork, patient, query, waitFor, type LossyNetwork } from '@mekong/testing';
import { startEmbeddedShop, type EmbeddedShop } from '../support/embedded-shop.js';

/** Within these a service must answer again once there is a way to its database. */
const patience = { timeoutMs: 10_000, what: 'every service to answer again' };

let shop: EmbeddedShop;
let networks: LossyNetwork[];
let databases: string[];
beforeEach(async () => {
  networks = [];
  databases = [];
  shop = await startEmbeddedShop(
    {},
    {
      way: async (databaseUrl) => {
        const network = await lossyNetwork(databaseUrl);
        networks.push(network);
        databases.push(databaseUrl);
        return network.url;
      },
    },
  );
  await waitFor(() => allAnswer(20), { what: 'every service to use several connections' });
});
afterEach(async () => {
  await shop.stop();
  await Promise.all(networks.map((network) => network.stop()));
});

const urls = () => Object.values(shop.services);

/** Whether so many calls at once, which all need the database, are answered by each service. */
async function allAnswer(times = 1): Promise<boolean> {
  const calls = urls().flatMap((url) => Array.from({ length: times }, () => `${url}/health/ready`));
  const answers = calls.map((url) => fetch(url, { signal: AbortSignal.timeout(patient(2_000)) }));
  return (await Promise.all(answers)).every(({ ok }) => ok);
}

/** How often all services together have counted this of their databases. */
async function counted(what: 'lost' | 'back'): Promise<number[]> {
  const figure = new RegExp(`^database_changes_total\\{what="${what}"\\} (\\d+)$`, 'm');
  const texts = urls().map(async (url) => (await fetch(`${url}/metrics`)).text());
  return (await Promise.all(texts)).map((text) => Number(figure.exec(text)?.[1] ?? 0));
}
const each = (times: number) => urls().map(() => times);

it('every service answers again when the network has lost all its open connections to the database', async () => {
  networks.forEach((network) => network.loseOpen());
  await waitFor(() => allAnswer(), patience);
  await waitFor(async () => expect(await counted('back')).toEqual(each(1)) ?? true);
  expect(await counted('lost')).toEqual(each(1));
});

/** Where the database sees the connections over which services watch it. */
async function portsOfWatches(databaseUrl: string): Promise<number[]> {
  const statement = `SELECT client_port AS port FROM pg_stat_activity
    WHERE datname = current_database() AND query LIKE '%synchronous_standby_names%' AND pid <> pg_backend_pid()`;
  return (await query(databaseUrl, statement)).map(({ port }) => port as number);
}

it('every service answers again when the network has lost the connections that it works with, but none that watches', async () => {
  const watching = await Promise.all(databases.map(portsOfWatches));
  networks.forEach((network, place) => network.loseOpen(watching[place]));
  await Promise.all(urls().map((url) => fetch(`${url}/health/ready`)));
  await waitFor(() => allAnswer(20), patience);
  const lost = await waitFor(async () => {
    const times = await counted('lost');
    expect(await counted('back')).toEqual(times);
    return times;
  });
  for (const times of lost) expect(times).toBeGreaterThan(0);
});

it('every service answers again when there is a new way to its database only later', async () => {
  for (const network of networks) {
    network.loseOpen();
    network.hold();
  }
  await waitFor(async () => expect(await counted('lost')).toEqual(each(1)) ?? true, {
    what: 'every service to notice',
  });
  networks.forEach((network) => network.goOn());
  await waitFor(() => allAnswer(), patience);
  await waitFor(async () => expect(await counted('back')).toEqual(each(1)) ?? true);
});
