import { aClock, sellBetweenClockJumps } from './cases/clocks.js';
import { startFaultShop, type FaultShop } from './support/fault-shop.js';
import { expectAgreement } from './support/oracle.js';
import { replayable, seedsOr } from './support/random.js';
import { Sales } from './support/sales.js';

const [seed = 1] = seedsOr([1]);
const clock = aClock();

let shop: FaultShop;
beforeAll(async () => {
  shop = await startFaultShop(clock.env);
}, 120_000);
afterAll(async () => {
  await shop?.stop();
  clock.remove();
});

it('clocks that are set an hour on and back between sales stop nothing and lose nothing', () =>
  replayable(seed, async (random) => {
    const sales = await Sales.open(shop.url);
    const parts = Object.values(shop.processes).flat().length;
    await sellBetweenClockJumps(clock, sales, random, { orders: 40, parts });
    await expectAgreement(shop, sales);
  }));
