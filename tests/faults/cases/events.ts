import { randomUUID } from 'node:crypto';
import { serviceNames, type ShopEvent } from '@mekong/contracts';
import { outboxOf, query, waitFor, anEvent } from '@mekong/testing';
import { publishAll } from '../support/broker.js';
import type { FaultShop } from '../support/fault-shop.js';
import { shuffled } from '../support/random.js';
import type { Sales } from '../support/sales.js';

const analyticsTables = 'inbox, orders, lines, products, brands, stock, customers, carts, missed_searches';

/**
 * Makes analytics forget everything, and publishes every event that there ever was three times, in any order: analytics must
 * know the same again, and nobody else may have noticed.
 */
export async function publishAllAgain(shop: FaultShop, random: () => number): Promise<void> {
  const written = await Promise.all(serviceNames.map((name) => outboxOf(shop.databases[name]!)));
  const events = written.flat();
  await query(shop.databases.analytics!, `TRUNCATE ${analyticsTables}`);
  await publishAll(shop.broker.amqpUrl, shuffled(random, [...events, ...events, ...events]).map(asMessage));
}

const asMessage = (event: ShopEvent) => ({
  routingKey: event.type,
  body: JSON.stringify(event),
  id: event.id,
});

/** Sells while messages arrive that nobody can handle; answers the ids under which they must be dead letters. */
export async function sellWhilePoisoned(
  shop: FaultShop,
  sales: Sales,
  random: () => number,
): Promise<string[]> {
  const unknownOrder = anEvent('payment.completed.v1', 'never-placed', {
    order_id: 'never-placed',
    amount: { amount: 1, currency: 'USD' },
    transaction_id: 'none',
    paid_at: new Date().toISOString(),
  });
  const wrongData = { ...unknownOrder, id: randomUUID(), data: { order_id: 7 } };
  const unknownType = { ...unknownOrder, id: randomUUID(), type: 'order.unheard-of.v1' };
  const poison = [
    { routingKey: 'payment.completed.v1', body: 'not json', id: randomUUID() },
    { routingKey: 'payment.completed.v1', body: JSON.stringify(wrongData), id: wrongData.id },
    { routingKey: 'payment.completed.v1', body: JSON.stringify(unknownType), id: unknownType.id },
    { routingKey: 'payment.completed.v1', body: JSON.stringify(unknownOrder), id: unknownOrder.id },
  ];
  const selling = sales.sell(10, random);
  await publishAll(shop.broker.amqpUrl, poison);
  await selling;
  return poison.map(({ id }) => id);
}

/**
 * Kills the broker while thousands of events wait in it for a consumer that hangs, and as many in an outbox; all must be
 * counted, each once.
 */
export async function killBrokerWithWaiting(shop: FaultShop, count: number): Promise<void> {
  const term = `nothing-${randomUUID()}`;
  const events = Array.from({ length: count }, () => anEvent('search.missed.v1', term, { term }));
  const [analytics] = shop.processes.analytics;
  analytics!.kill('SIGSTOP');
  await publishAll(shop.broker.amqpUrl, events.map(asMessage));
  await shop.broker.kill();
  const later = Array.from({ length: count }, () => anEvent('search.missed.v1', term, { term }));
  await query(
    shop.databases.catalog!,
    "INSERT INTO outbox (id, type, envelope) SELECT (e->>'id')::uuid, e->>'type', e FROM jsonb_array_elements($1) AS e",
    [JSON.stringify(later)],
  );
  analytics!.kill('SIGCONT');
  await shop.broker.restart();
  const counted = async () =>
    (await query(shop.databases.analytics!, 'SELECT times FROM missed_searches WHERE term = $1', [term]))[0]
      ?.times;
  await waitFor(async () => (await counted()) === 2 * count, {
    timeoutMs: 60_000,
    what: `${2 * count} missed searches to be counted`,
  });
}
