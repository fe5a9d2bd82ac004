import { setTimeout as wait } from 'node:timers/promises';
import { patient, waitFor } from '@mekong/testing';
import { expectAgreement } from '../faults/support/oracle.js';
import { seedsOr } from '../faults/support/random.js';
import { describeWith } from '../support/programs.js';
import {
  drillGround,
  expectPatience,
  hasAllMembers,
  isReady,
  mostMs,
  msUntil,
  startDrill,
} from './support/drill.js';
import { noteFigures } from './support/figures.js';
import type { Host } from './support/hosts.js';

const seeds = seedsOr([1, 2, 3]);

const lossesOfPrimary = [
  {
    drill: 'primary cut off',
    what: 'the packets of that with the primary database vanish',
    lose: (lost: Host) => lost.cutOff(),
  },
  {
    drill: 'primary parted',
    what: 'that with the primary database is parted from the others, and the shop still reaches it',
    lose: (lost: Host, hosts: Host[]) => lost.partFrom(hosts.filter((host) => host !== lost)),
  },
];

describeWith('CLUSTER')('one of three machines', () => {
  const ground = drillGround();

  it.each(lossesOfPrimary.flatMap((loss) => seeds.map((seed) => ({ ...loss, seed }))))(
    'loses nothing when $what (seed $seed)',
    async ({ drill: name, lose, seed }) => {
      const { shop, sales } = ground;
      const lost = await shop.database.primary();
      const drill = startDrill(ground, seed);
      await wait(5_000);
      await lose(lost, shop.hosts.hosts);
      const primaryAfter = await msUntil(() => shop.database.hasPrimaryBut(lost), 'another primary');
      const readyAfter = await msUntil(() => isReady(shop), 'all parts to be ready');
      await wait(5_000);
      const told = await drill.end();
      await expectAgreement(shop, sales);
      await lost.rejoin();
      await shop.database.hasStandbys();
      await noteFigures(name, seed, told, { primaryAfter, readyAfter });
      expectPatience(shop, told);
      expect(readyAfter).toBeLessThan(patient(mostMs));
    },
    600_000,
  );

  it.each(seeds)(
    'loses nothing when it is switched off and on again (seed %i)',
    async (seed) => {
      const { shop, sales } = ground;
      const lost = shop.hosts.hosts[seed % shop.hosts.hosts.length]!;
      const drill = startDrill(ground, seed);
      await wait(5_000);
      await lost.powerOff();
      const primaryAfter = await msUntil(() => shop.database.hasPrimaryBut(lost), 'a primary elsewhere');
      const readyAfter = await msUntil(() => isReady(shop), 'all parts to be ready');
      await wait(5_000);
      await Promise.all([shop.database.start(lost), shop.broker.start(lost)]);
      await shop.database.hasStandbys();
      await waitFor(() => hasAllMembers(shop, lost), {
        timeoutMs: 60_000,
        what: 'a member of each queue there',
      });
      const told = await drill.end();
      await expectAgreement(shop, sales);
      await noteFigures('switched off and on', seed, told, { primaryAfter, readyAfter });
      expectPatience(shop, told);
    },
    600_000,
  );

  it.each(seeds)(
    'gives the primary database to another, as for an update, and nothing is lost (seed %i)',
    async (seed) => {
      const { shop, sales } = ground;
      const before = await shop.database.primary();
      const drill = startDrill(ground, seed);
      await wait(5_000);
      const switching = shop.database.switchOver();
      const primaryAfter = await msUntil(() => shop.database.hasPrimaryBut(before), 'another primary');
      const readyAfter = await msUntil(() => isReady(shop), 'all parts to be ready');
      await switching;
      const placed = sales.orders.length;
      await waitFor(() => sales.orders.length > placed + 8, { timeoutMs: 60_000, what: 'more orders' });
      const told = await drill.end();
      await expectAgreement(shop, sales);
      await shop.database.hasStandbys();
      await noteFigures('switched over', seed, told, { primaryAfter, readyAfter });
      expectPatience(shop, told);
      expect(readyAfter).toBeLessThan(patient(mostMs));
    },
    600_000,
  );
});
