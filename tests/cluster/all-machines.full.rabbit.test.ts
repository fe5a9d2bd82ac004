import { setTimeout as wait } from 'node:timers/promises';
import { patient, waitFor } from '@mekong/testing';
import { expectAgreement } from '../faults/support/oracle.js';
import { seedsOr } from '../faults/support/random.js';
import { describeWith } from '../support/programs.js';
import { drillGround, expectPatience, hasAllMembers, isReady, msUntil, startDrill } from './support/drill.js';
import { noteFigures } from './support/figures.js';

const seeds = seedsOr([1, 2, 3]);

describeWith('CLUSTER')('all three machines', () => {
  const ground = drillGround();

  it.each(seeds)(
    'lose one in twenty of their packets for a minute: each call is answered, and nothing is lost (seed %i)',
    async (seed) => {
      const { shop, sales } = ground;
      const drill = startDrill(ground, seed);
      await wait(5_000);
      await Promise.all(shop.hosts.hosts.map((host) => host.losePackets(5)));
      const placed = sales.orders.length;
      await wait(60_000);
      const ordersMeanwhile = sales.orders.length - placed;
      await Promise.all(shop.hosts.hosts.map((host) => host.rejoin()));
      const readyAfter = await msUntil(() => isReady(shop), 'all parts to be ready');
      const told = await drill.end();
      await expectAgreement(shop, sales);
      await noteFigures('packets lost', seed, told, { ordersMeanwhile, readyAfter });
      expectPatience(shop, told);
      expect(ordersMeanwhile).toBeGreaterThan(0);
    },
    600_000,
  );

  it.each(seeds)(
    'are switched off at once and on again: what was answered before is there, and sales go on (seed %i)',
    async (seed) => {
      const { shop, sales } = ground;
      const { hosts } = shop.hosts;
      const drill = startDrill(ground, seed);
      await wait(5_000);
      await Promise.all(hosts.map((host) => host.powerOff()));
      await wait(10_000);
      await Promise.all(hosts.flatMap((host) => [shop.database.start(host), shop.broker.start(host)]));
      const primaryAfter = await msUntil(async () => Boolean(await shop.database.primary()), 'a primary');
      const readyAfter = await msUntil(() => isReady(shop), 'all parts to be ready');
      const placed = sales.orders.length;
      await waitFor(() => sales.orders.length > placed + 8, {
        timeoutMs: patient(60_000),
        what: 'more orders',
      });
      const told = await drill.end();
      await waitFor(() => hasAllMembers(shop, hosts[0]!), { timeoutMs: 60_000, what: 'all members' });
      await expectAgreement(shop, sales);
      await noteFigures('all switched off and on', seed, told, { primaryAfter, readyAfter });
      expectPatience(shop, told);
    },
    600_000,
  );
});
