import { serviceNames } from '@mekong/contracts';
import type { FaultShop } from '../support/fault-shop.js';
import { oneOf } from '../support/random.js';
import type { Sales } from '../support/sales.js';

/** What is killed; the broker and the database as often as any service. */
const victims = [...serviceNames, 'gateway', 'broker', 'database'] as const;

/** Sells orders while parts are killed at random moments of the sale, one after the other, each started again at once. */
export async function sellWhileKilling(
  shop: FaultShop,
  sales: Sales,
  random: () => number,
  { orders, kills }: { orders: number; kills: number },
): Promise<void> {
  const plan = Array.from({ length: kills }, () => ({
    after: Math.floor(random() * orders),
    victim: oneOf(random, victims),
  })).sort((one, other) => one.after - other.after);
  let sold = 0;
  let killing = Promise.resolve();
  const killDue = () => {
    while (plan[0] && plan[0].after <= sold) {
      const { victim } = plan.shift()!;
      killing = killing.then(() => kill(shop, victim));
    }
  };
  killDue();
  await sales.sell(orders, random, 6, () => {
    sold += 1;
    killDue();
  });
  await killing;
}

function kill(shop: FaultShop, victim: (typeof victims)[number]): Promise<void> {
  if (victim === 'broker') return shop.broker.restart();
  return victim === 'database' ? shop.databaseServer.crash() : shop.crash(victim);
}
