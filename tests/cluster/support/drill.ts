import { patient, waitFor } from '@mekong/testing';
import { randomOf } from '../../faults/support/random.js';
import { Sales } from '../../faults/support/sales.js';
import { startClusterShop, type ClusterShop } from './cluster-shop.js';
import type { Host } from './hosts.js';
import { longestOf, oddOnes, startLoad, type Told } from './load.js';

/** How long a call may take, and how long all parts to be ready once there is a primary. */
export const mostMs = 10_000;

/** A shop on three machines for the tests of a file, and who buys in it. */
export function drillGround(): { readonly shop: ClusterShop; readonly sales: Sales } {
  const ground = {} as { shop: ClusterShop; sales: Sales };
  beforeAll(async () => {
    ground.shop = await startClusterShop();
    ground.sales = await Sales.open(ground.shop.url);
  }, 300_000);
  afterAll(() => ground.shop?.stop());
  return ground;
}

/** Browses at 100 calls a second and buys in four lanes, until `end`, which answers what the visitors were told. */
export function startDrill(
  { shop, sales }: { shop: ClusterShop; sales: Sales },
  seed: number,
): { end(): Promise<Told[]> } {
  const load = startLoad(browsing(shop.url));
  const selling = sales.sellOn(randomOf(seed), 4);
  return {
    end: async () => {
      await selling.end();
      return load.end();
    },
  };
}

/** Whether every part says that it can be called. */
export async function isReady(shop: ClusterShop): Promise<boolean> {
  const answers = Object.values(shop.urls).map(async (url) => (await fetch(`${url}/health/ready`)).ok);
  return (await Promise.all(answers)).every(Boolean);
}

/** The highest value of a metric without labels among the services. */
export async function highest(shop: ClusterShop, metric: string): Promise<number> {
  const line = new RegExp(`^${metric} (\\S+)$`, 'm');
  const texts = Object.values(shop.urls).map(async (url) => (await fetch(`${url}/metrics`)).text());
  return Math.max(...(await Promise.all(texts)).map((text) => Number(line.exec(text)?.[1] ?? 0)));
}

/** Whether each queue of the shop has a member at every host. */
export async function hasAllMembers(shop: ClusterShop, at: Host): Promise<boolean> {
  const members = await shop.broker.membersOf(at);
  return members.size > 0 && [...members.values()].every((online) => online === shop.hosts.hosts.length);
}

/** Every call was answered in time, by a success or by when to come back, and no part was restarted. */
export function expectPatience(shop: ClusterShop, told: Told[]): void {
  expect(oddOnes(told)).toEqual([]);
  expect(longestOf(told)).toBeLessThan(patient(mostMs));
  const processes = Object.values(shop.processes).flat();
  expect(processes.filter(({ exitCode, signalCode }) => exitCode !== null || signalCode !== null)).toEqual(
    [],
  );
}

/** How long it takes until something is so. */
export async function msUntil(isSo: () => Promise<boolean>, what: string): Promise<number> {
  const begin = performance.now();
  await waitFor(isSo, { timeoutMs: 90_000, what });
  return Math.round(performance.now() - begin);
}

/** What a visitor looks at. */
const browsing = (url: string) =>
  ['/api/products?page=1', '/api/brands', '/api/products/mouse/all?facets=true', '/products?q=mouse'].map(
    (path) => async () => {
      const response = await fetch(url + path);
      return { status: response.status, headers: response.headers, body: await response.text() };
    },
  );
