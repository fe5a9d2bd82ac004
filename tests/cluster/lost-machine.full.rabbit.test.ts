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

const seeds = seedsOr([1, 2, 3]);

describeWith('CLUSTER')('one of three machines', () => {
  const ground = drillGround();

  it.each(seeds)(
    'loses nothing when the packets of that with the primary database vanish (seed %i)',
    async (seed) => {
      const { shop, sales } = ground;
      const lost = await shop.database.primary();
      const drill = startDrill(ground, seed);
      await wait(5_000);
      await lost.cutOff();
      const primaryAfter = await msUntil(() => shop.database.hasPrimaryBut(lost), 'another primary');
      const readyAfter = await msUntil(() => isReady(shop), 'all parts to be ready');
      await wait(5_000);
      const told = await drill.end();
      await expectAgreement(shop, sales);
      await lost.rejoin();
      await shop.database.hasStandbys();
      await noteFigures('primary cut off', seed, told, { primaryAfter, readyAfter });
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
    'loses nothing when that with the primary database is parted from the others, and the shop still reaches it (seed %i)',
    async (seed) => {
      const { shop, sales } = ground;
      const parted = await shop.database.primary();
      const drill = startDrill(ground, seed);
      await wait(5_000);
      await parted.partFrom(shop.hosts.hosts.filter((host) => host !== parted));
      const primaryAfter = await msUntil(() => shop.database.hasPrimaryBut(parted), 'another primary');
      const readyAfter = await msUntil(() => isReady(shop), 'all parts to be ready');
      await wait(5_000);
      const told = await drill.end();
      await expectAgreement(shop, sales);
      await parted.rejoin();
      await shop.database.hasStandbys();
      await noteFigures('primary parted', seed, told, { primaryAfter, readyAfter });
      expectPatience(shop, told);
      expect(readyAfter).toBeLessThan(patient(mostMs));
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
