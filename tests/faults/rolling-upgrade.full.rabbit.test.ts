import { isSubscribed, serviceNames } from '@mekong/contracts';
import { startProcessShop, type Part, type ProcessShop } from '../support/process-shop.js';
import { withoutLimits } from './support/fault-shop.js';
import { expectAgreement, type Hears } from './support/oracle.js';
import { replayable, seedsOr } from './support/random.js';
import { Sales } from './support/sales.js';
import { buildVersionBefore, type Version } from './support/version-before.js';
import { describeWith } from '../support/programs.js';

const [seed = 1] = seedsOr([1]);
const parts: Part[] = [...serviceNames, 'gateway'];
const here = new URL('../../', import.meta.url).pathname;
const twoOfEach = Object.fromEntries(parts.map((part) => [part, 2]));
const settings = {
  CLOSING_DELAY_MS: '2500',
  PASSWORD_HASH_COST: '4',
  DATABASE_POOL: '4',
  PAYMENT_REMINDER_MINUTES: '0',
  ...withoutLimits,
};

let before: Version;
let shop: ProcessShop;
let sales: Sales;

/** Replaces every part by the version in a folder, while orders are placed. */
async function rollOut(folder: string, random: () => number): Promise<void> {
  const selling = sales.sellOn(random, 3);
  try {
    for (const part of parts) await shop.restart(part, folder);
  } finally {
    await selling.end();
  }
}

/** What one version alone subscribes to reaches it while it runs; what both do, always. */
const hearsWhile =
  (isRunning: (publishedAt: Date) => boolean): Hears =>
  (service, type, publishedAt) =>
    isSubscribed(service, type) && (before.isSubscribed(service, type) || isRunning(publishedAt));

describeWith('HAPROXY')('behind HAProxy', () => {
  beforeAll(async () => {
    before = await buildVersionBefore();
    shop = await startProcessShop({ ...twoOfEach, orders: 3 }, settings, undefined, before.folder);
    sales = await Sales.open(shop.url);
  }, 240_000);
  afterAll(async () => {
    await shop?.stop();
    before?.remove();
  });

  it(
    'this version is rolled out over the one before while orders are placed, and none is lost or refused',
    () =>
      replayable(seed, async (random) => {
        await rollOut(here, random);
        expect(sales.orders.length).toBeGreaterThan(20);
        expect(sales.repeats).toEqual([]);
        const rolledOutAt = new Date();
        await sales.sell(6, random);
        await expectAgreement(
          shop,
          sales,
          [],
          hearsWhile((publishedAt) => publishedAt > rolledOutAt),
        );
      }),
    300_000,
  );

  it(
    'the version before is taken back to, on the newer schema, while orders are placed',
    () =>
      replayable(seed, async (random) => {
        await rollOut(before.folder, random);
        await sales.sell(6, random);
        expect(sales.repeats).toEqual([]);
        await expectAgreement(
          shop,
          sales,
          [],
          hearsWhile(() => false),
        );
      }),
    300_000,
  );
});
