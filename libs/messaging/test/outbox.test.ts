import { query, waitFor } from '@mekong/testing';
import { createInProcessBus, newEvent } from '../src/index.js';
import { aConsumer, aProducer, effectsOf, type TestService } from './test-services.js';

let consumer: TestService;
let producer: TestService;
beforeAll(async () => {
  const transport = { bus: createInProcessBus(['orders', 'catalog']) };
  consumer = await aConsumer(transport);
  producer = await aProducer(transport);
});
afterAll(async () => {
  await producer.stop();
  await consumer.stop();
});

let lastProductId = 0;
function stockEvent() {
  const product_id = (lastProductId += 1);
  return {
    product_id,
    event: newEvent('stock.changed.v1', product_id, { product_id, available: 1, held: 0, version: 1 }),
  };
}
const arrived = (product_id: number) =>
  waitFor(async () => (await effectsOf(consumer, product_id)).length > 0, { what: `event ${product_id}` });

it('an event that is recorded outside a transaction gets one of its own', async () => {
  const { product_id, event } = stockEvent();
  await producer.outbox.record(producer.dataSource.manager, event);
  await arrived(product_id);
});

it('events recorded since a savepoint are rolled back with it, and the others are published', async () => {
  const [kept, lost, last] = [stockEvent(), stockEvent(), stockEvent()];
  await producer.dataSource.transaction(async (tx) => {
    await producer.outbox.record(tx, kept.event);
    const within = tx.transaction(async (inner) => {
      await producer.outbox.record(inner, lost.event);
      throw new Error('given up');
    });
    await expect(within).rejects.toThrow('given up');
    await producer.outbox.record(tx, last.event);
  });
  await arrived(kept.product_id);
  await arrived(last.product_id);
  expect(await effectsOf(consumer, lost.product_id)).toEqual([]);
});

it('publishes the events of a process that has ended, once their lease is over', async () => {
  const { product_id, event } = stockEvent();
  await query(
    producer.databaseUrl,
    `INSERT INTO outbox (id, type, envelope, next_attempt_at) VALUES ($1, $2, $3, now() - interval '1 second')`,
    [event.id, event.type, JSON.stringify({ ...event, source: '/auth' })],
  );
  await arrived(product_id);
});

it('leaves rows that another process is publishing to it', async () => {
  const theirs = stockEvent();
  await query(
    producer.databaseUrl,
    `INSERT INTO outbox (id, type, envelope, next_attempt_at) VALUES ($1, $2, $3, now() + interval '1 hour')`,
    [theirs.event.id, theirs.event.type, JSON.stringify({ ...theirs.event, source: '/auth' })],
  );
  const mine = stockEvent();
  await query(producer.databaseUrl, 'INSERT INTO outbox (id, type, envelope) VALUES ($1, $2, $3)', [
    mine.event.id,
    mine.event.type,
    JSON.stringify({ ...mine.event, source: '/auth' }),
  ]);
  await arrived(mine.product_id);
  expect(await effectsOf(consumer, theirs.product_id)).toEqual([]);
});

it('marks events as published', async () => {
  const { event } = stockEvent();
  await producer.record([event]);
  await waitFor(async () => {
    const [row] = await query(producer.databaseUrl, 'SELECT published_at FROM outbox WHERE id = $1', [
      event.id,
    ]);
    return row?.published_at;
  });
});

it('the metric of waiting events counts those that are not published yet', async () => {
  const transport = { bus: createInProcessBus(['orders', 'catalog']) };
  const alone = await aProducer(transport);
  const waiting = async () =>
    (await alone.metrics.registry.getSingleMetric('outbox_waiting')!.get()).values[0]!.value;
  await alone.record([stockEvent().event, stockEvent().event, stockEvent().event]);
  expect(await waiting()).toBe(3);
  const late = await aConsumer(transport);
  await waitFor(async () => (await waiting()) === 0);
  await alone.stop();
  await late.stop();
});
