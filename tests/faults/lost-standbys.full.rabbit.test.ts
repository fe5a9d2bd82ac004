import { patient, query, waitFor } from '@mekong/testing';
import { startFaultShop, type FaultShop } from './support/fault-shop.js';
import { expectAgreement } from './support/oracle.js';
import { replayable, seedsOr } from './support/random.js';
import { Sales } from './support/sales.js';

const [seed = 1] = seedsOr([1]);
const readings = 150;

let shop: FaultShop;
beforeAll(async () => {
  shop = await startFaultShop();
}, 120_000);
afterAll(() => shop?.stop());

/** From then on each commit waits until one of these standbys has it; none is there. */
async function waitForStandbys(names: string): Promise<void> {
  await query(shop.databaseServer.url, `ALTER SYSTEM SET synchronous_standby_names = '${names}'`);
  await query(shop.databaseServer.url, 'SELECT pg_reload_conf()');
}

/** How many services say that their commits wait. */
async function waiting(): Promise<number> {
  const texts = Object.values(shop.urls).map(async (url) => (await fetch(`${url}/metrics`)).text());
  return (await Promise.all(texts)).filter((text) => text.includes('\ndatabase_commits_wait 1\n')).length;
}

const paths = [
  '/api/products?page=1',
  '/api/products/mouse/all?facets=true',
  '/products?q=mouse',
  '/api/brands',
];

async function read(path: string) {
  const from = performance.now();
  const answer = await fetch(shop.url + path);
  await answer.arrayBuffer();
  return { path, status: answer.status, ms: performance.now() - from };
}

it('while no standby is there visitors read on, who buys is told to come back, and no order is lost', async () => {
  const sales = await Sales.open(shop.url);
  await replayable(seed, async (random) => {
    const selling = sales.sellOn(random, 4);
    await waitFor(() => sales.orders.length > 8);
    await waitForStandbys('away');
    await waitFor(waiting, { what: 'a service to notice' });
    const placed = sales.orders.length;
    for (let n = 0; n < readings; n += 1) {
      const { path, status, ms } = await read(`${paths[n % paths.length]}${n % 2 ? '' : `&n=${n}`}`);
      expect([path, status]).toEqual([path, 200]);
      expect(ms).toBeLessThan(patient(10_000));
    }
    const isTold = () => sales.repeats.some((answer) => answer.startsWith('503 '));
    await waitFor(isTold, { what: 'whoever buys to be told to come back' });
    expect(sales.orders.length).toBeLessThanOrEqual(placed + 4);
    await waitForStandbys('');
    await waitFor(async () => (await waiting()) === 0, { what: 'all services to write again' });
    await waitFor(() => sales.orders.length > placed + 12);
    await selling.end();
  });
  await expectAgreement(shop, sales);
}, 300_000);
