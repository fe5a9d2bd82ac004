import { setTimeout as wait } from 'node:timers/promises';
import { patient, waitFor } from '@mekong/testing';
import { expectAgreement } from '../faults/support/oracle.js';
import { seedsOr } from '../faults/support/random.js';
import { describeWith } from '../support/programs.js';
import { postgresPort } from './support/database-cluster.js';
import {
  drillGround,
  expectPatience,
  hasAllMembers,
  highest,
  isReady,
  msUntil,
  startDrill,
} from './support/drill.js';
import { noteFigures } from './support/figures.js';

const seeds = seedsOr([1, 2, 3]);
const partedMs = 120_000;

describeWith('CLUSTER')('copies of what the shop keeps', () => {
  const ground = drillGround();

  it.each(seeds)(
    'are away for a while, as both standbys of the database: visitors read on, and nothing is lost (seed %i)',
    async (seed) => {
      const { shop, sales } = ground;
      const primary = await shop.database.primary();
      const standbys = shop.hosts.hosts.filter((host) => host !== primary);
      const drill = startDrill(ground, seed);
      await wait(5_000);
      await Promise.all(standbys.map((host) => host.cutOff(postgresPort)));
      const noticedAfter = await msUntil(writesWait, 'writes to be refused');
      const placed = sales.orders.length;
      await wait(20_000);
      // Those that were under way.
      expect(sales.orders.length).toBeLessThanOrEqual(placed + 4);
      expect(await isReady(shop)).toBe(true);
      await Promise.all(standbys.map((host) => host.rejoin()));
      const writesAfter = await msUntil(async () => !(await writesWait()), 'writes to go on');
      await waitFor(() => sales.orders.length > placed + 8);
      const told = await drill.end();
      await expectAgreement(shop, sales);
      await noteFigures('both standbys cut off', seed, told, { noticedAfter, writesAfter });
      expectPatience(shop, told);
      await shop.database.hasStandbys();
    },
    600_000,
  );

  it.each(seeds)(
    'are parted for two minutes, one machine from the two others: events go on within 15 s (seed %i)',
    async (seed) => {
      const { shop, sales } = ground;
      const primary = await shop.database.primary();
      const [parted, ...others] = shop.hosts.hosts.toSorted(
        (one, other) => Number(one === primary) - Number(other === primary),
      );
      const drill = startDrill(ground, seed);
      await wait(5_000);
      await parted!.partFrom(others);
      let longestGap = 0;
      for (const end = Date.now() + partedMs; Date.now() < end; await wait(1_000))
        longestGap = Math.max(longestGap, await highest(shop, 'outbox_oldest_seconds'));
      await parted!.rejoin();
      const emptyAfter = await msUntil(hasEmptyOutboxes, 'outboxes to be empty');
      const membersAfter = await msUntil(() => hasAllMembers(shop, parted!), 'all members of each queue');
      const told = await drill.end();
      await expectAgreement(shop, sales);
      await noteFigures('parted for two minutes', seed, told, {
        longestGap: Math.round(longestGap * 1_000),
        emptyAfter,
        membersAfter,
      });
      expectPatience(shop, told);
      expect(longestGap * 1_000).toBeLessThan(patient(15_000));
      expect(emptyAfter).toBeLessThan(patient(30_000));
      await shop.database.hasStandbys();
    },
    600_000,
  );

  it.each(seeds)(
    'are gone with the disk of a machine of the broker, which joins again with an empty one (seed %i)',
    async (seed) => {
      const { shop, sales } = ground;
      const lost = shop.hosts.hosts[seed % shop.hosts.hosts.length]!;
      const drill = startDrill(ground, seed);
      await wait(5_000);
      await shop.broker.loseDisk(lost);
      await wait(10_000);
      await shop.broker.start(lost);
      const membersAfter = await msUntil(() => hasAllMembers(shop, lost), 'all members of each queue');
      const emptyAfter = await msUntil(hasEmptyOutboxes, 'outboxes to be empty');
      const told = await drill.end();
      await expectAgreement(shop, sales);
      await noteFigures('disk of the broker lost', seed, told, { membersAfter, emptyAfter });
      expectPatience(shop, told);
    },
    600_000,
  );

  const writesWait = async () => (await highest(ground.shop, 'database_commits_wait')) > 0;
  /** Orders are sold meanwhile: what is seldom older than a moment is as good as empty. */
  const hasEmptyOutboxes = async () => (await highest(ground.shop, 'outbox_oldest_seconds')) < 2;
});
