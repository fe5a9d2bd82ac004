import { readFileSync } from 'node:fs';
import { serviceNames } from '@mekong/contracts';
import { query, waitFor } from '@mekong/testing';
import { shopSecrets } from '../support/embedded-shop.js';
import { startFaultShop, type FaultShop } from './support/fault-shop.js';
import { expectAgreement } from './support/oracle.js';
import { ordersIn } from './support/orders-in.js';
import { replayable, seedsOr } from './support/random.js';
import { Sales, type Sale } from './support/sales.js';

const sendAgain = readFileSync(new URL('../../infra/restore/send-again.sql', import.meta.url), 'utf8');
const [seed = 1] = seedsOr([1]);
const env = shopSecrets();

let backup: string;
let sales: Sales;
/** Those that had ended before the backup began. */
let ended: Sale[];
let restored: FaultShop;

beforeAll(
  () =>
    replayable(seed, async (random) => {
      const shop = await startFaultShop(env);
      try {
        sales = await Sales.open(shop.url);
        // What these have not handled waits in the broker, which is not in the backup.
        for (const name of ['analytics', 'notifications'] as const) shop.processes[name][0]!.kill('SIGSTOP');
        await sales.sell(30, random);
        ended = [...sales.orders];
        const selling = sales.sellOn(random);
        await waitFor(() => sales.orders.length > ended.length + 5, { what: 'sales to go on' });
        backup = await shop.databaseServer.backUp();
        await selling.end();
        await sales.sell(6, random);
      } finally {
        await shop.stop();
      }
      restored = await startFaultShop(env, { backup });
    }),
  180_000,
);
afterAll(() => restored?.stop());

it('a backup made under load has everything that was answered before, and nothing half', async () => {
  const orders = await ordersIn(restored);
  expect(orders).toEqual(expect.arrayContaining(ended));
  expect(orders.length).toBeGreaterThan(ended.length);
  expect(orders.length).toBeLessThan(sales.orders.length);
});

it('beside an empty broker the services agree once what was under way is sent again, and sales go on', async () => {
  for (const name of serviceNames) await query(restored.databases[name]!, sendAgain);
  const again = await sales.restoredTo(restored.url, await ordersIn(restored));
  await expectAgreement({ databases: restored.databases }, again);
  await replayable(seed, (random) => again.sell(10, random));
  await expectAgreement({ databases: restored.databases }, again);
}, 120_000);
