import { setTimeout as wait } from 'node:timers/promises';
import { patient, waitFor } from '@mekong/testing';
import { expectAgreement } from '../faults/support/oracle.js';
import { randomOf, seedsOr } from '../faults/support/random.js';
import { Sales } from '../faults/support/sales.js';
import { startClusterShop, type ClusterShop } from './support/cluster-shop.js';
import { noteFigures } from './support/figures.js';
import type { Host } from './support/hosts.js';
import { longestOf, oddOnes, startLoad, type Told } from './support/load.js';
import { describeWith } from '../support/programs.js';

/** How long a call may take, and how long all parts to be ready once there is a primary. */
const mostMs = 10_000;
const seeds = seedsOr([1, 2, 3]);

describeWith('CLUSTER')('one of three machines', () => {
  let shop: ClusterShop;
  let sales: Sales;
  beforeAll(async () => {
    shop = await startClusterShop();
    sales = await Sales.open(shop.url);
  }, 300_000);
  afterAll(() => shop.stop());

  it.each(seeds)(
    'loses nothing when the packets of that with the primary database vanish (seed %i)',
    async (seed) => {
      const lost = await shop.database.primary();
      const drill = startDrill(seed);
      await wait(5_000);
      await lost.cutOff();
      const primaryAfter = await msUntil(() => shop.database.hasPrimaryBut(lost), 'another primary');
      const readyAfter = await msUntil(isReady, 'all parts to be ready');
      await wait(5_000);
      const told = await drill.end();
      await expectAgreement(shop, sales);
      await lost.rejoin();
      await shop.database.hasStandbys();
      await noteFigures('primary cut off', seed, told, { primaryAfter, readyAfter });
      expectPatience(told);
      expect(readyAfter).toBeLessThan(patient(mostMs));
    },
    600_000,
  );

  it.each(seeds)(
    'loses nothing when it is switched off and on again (seed %i)',
    async (seed) => {
      const lost = shop.hosts.hosts[seed % shop.hosts.hosts.length]!;
      const drill = startDrill(seed);
      await wait(5_000);
      await lost.powerOff();
      const primaryAfter = await msUntil(() => shop.database.hasPrimaryBut(lost), 'a primary elsewhere');
      const readyAfter = await msUntil(isReady, 'all parts to be ready');
      await wait(5_000);
      await Promise.all([shop.database.start(lost), shop.broker.start(lost)]);
      await shop.database.hasStandbys();
      await waitFor(() => hasAllMembers(lost), { timeoutMs: 60_000, what: 'a member of each queue there' });
      const told = await drill.end();
      await expectAgreement(shop, sales);
      await noteFigures('switched off and on', seed, told, { primaryAfter, readyAfter });
      expectPatience(told);
    },
    600_000,
  );

  function startDrill(seed: number) {
    const load = startLoad(browsing(shop.url));
    const selling = sales.sellOn(randomOf(seed), 4);
    return {
      end: async () => {
        await selling.end();
        return load.end();
      },
    };
  }

  async function isReady(): Promise<boolean> {
    const answers = Object.values(shop.urls).map(async (url) => (await fetch(`${url}/health/ready`)).ok);
    return (await Promise.all(answers)).every(Boolean);
  }

  async function hasAllMembers(host: Host): Promise<boolean> {
    const members = await shop.broker.membersOf(host);
    return members.size > 0 && [...members.values()].every((online) => online === shop.hosts.hosts.length);
  }

  function expectPatience(told: Told[]): void {
    expect(oddOnes(told)).toEqual([]);
    expect(longestOf(told)).toBeLessThan(patient(mostMs));
    const processes = Object.values(shop.processes).flat();
    expect(processes.filter(({ exitCode, signalCode }) => exitCode !== null || signalCode !== null)).toEqual(
      [],
    );
  }
});

async function msUntil(isSo: () => Promise<boolean>, what: string): Promise<number> {
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
