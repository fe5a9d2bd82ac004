import { serviceNames } from '@mekong/contracts';
import { sellWhileHanging, sellWhileSlow, sellWithout } from './cases/absences.js';
import { crashBeforeAcknowledgement, crashBeforePublish } from './cases/crash-points.js';
import { killBrokerWithWaiting, publishAllAgain } from './cases/events.js';
import { sellWhileKilling } from './cases/kills.js';
import { startFaultShop, type FaultShop } from './support/fault-shop.js';
import { expectAgreement } from './support/oracle.js';
import { replayable, seedsOr } from './support/random.js';
import { Sales } from './support/sales.js';

const seeds = seedsOr([1, 2, 3]);
const halfAMinute = 30_000;
const limitMs = 600_000;

let shop: FaultShop;
let sales: Sales;
beforeAll(async () => {
  shop = await startFaultShop();
  sales = await Sales.open(shop.url);
}, 120_000);
afterAll(() => shop?.stop());

const check = (seed: number, work: (random: () => number) => Promise<void>) =>
  replayable(seed, async (random) => {
    await work(random);
    await expectAgreement(shop, sales);
  });

it.each(seeds)(
  'a thousand orders survive twenty kills, and their events three times in any order (seed %i)',
  (seed) =>
    check(seed, async (random) => {
      await sellWhileKilling(shop, sales, random, { orders: 1_000, kills: 20 });
      await expectAgreement(shop, sales);
      await publishAllAgain(shop, random);
    }),
  limitMs,
);

it(
  '20,000 events take effect once, of which half wait in the broker when it dies',
  () => check(seeds[0]!, () => killBrokerWithWaiting(shop, 10_000)),
  limitMs,
);

it.each(serviceNames)(
  'half a minute without %s loses nothing',
  (service) =>
    check(seeds[0]!, (random) =>
      sellWithout(shop, sales, random, { service, forMs: halfAMinute, orders: 20 }),
    ),
  limitMs,
);

it.each(serviceNames)(
  'half a minute in which %s hangs loses nothing, and callers are told',
  (service) =>
    check(seeds[0]!, (random) =>
      sellWhileHanging(shop, sales, random, { service, forMs: halfAMinute, orders: 20 }),
    ),
  limitMs,
);

it.each(['analytics', 'notifications', 'catalog'] as const)(
  'events wait for a slow %s, which nobody else notices',
  (service) =>
    check(seeds[0]!, async (random) => {
      await sellWhileSlow(shop, sales, random, { service, orders: 100 });
    }),
  limitMs,
);

it('a crash between commit and publishing delays the event', () =>
  check(seeds[0]!, (random) => crashBeforePublish(shop, sales, random)));

it('a broker that dies before it has the acknowledgement repeats the event without effect', () =>
  check(seeds[0]!, (random) => crashBeforeAcknowledgement(shop, sales, random)));
