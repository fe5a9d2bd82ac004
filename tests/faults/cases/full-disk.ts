import { setTimeout as wait } from 'node:timers/promises';
import { query, waitFor } from '@mekong/testing';
import type { FaultShop } from '../support/fault-shop.js';
import type { Sales } from '../support/sales.js';
import type { SmallDisk } from '../support/small-disk.js';

/** Sells while the disk of the database is full for a while; an operator then makes room and starts the database again. */
export async function sellWithFullDisk(
  shop: FaultShop,
  sales: Sales,
  random: () => number,
  { disk, forMs }: { disk: SmallDisk; forMs: number },
): Promise<void> {
  const selling = sales.sellOn(random);
  await waitFor(() => sales.orders.length > 3, { what: 'sales to begin' });
  await disk.fill();
  // What is left of the log's file would do for many orders.
  await query(shop.databaseServer.url, 'SELECT pg_switch_wal()').catch(() => undefined);
  await waitFor(() => sales.repeats.length > 0, { what: 'a call that the full disk keeps from being done' });
  await wait(forMs);
  await disk.free();
  await shop.databaseServer.restart();
  await selling.end();
}
