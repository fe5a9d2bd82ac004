import { query, waitFor } from '@mekong/testing';
import pg from 'pg';
import { createInProcessBus, newEvent } from '../src/index.js';
import { aConsumer, aProducer, countsOf, effectsOf, type TestService } from './test-services.js';

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

/** Keeps a service from noting what it has published, as a busy database does. */
async function heldNotes({ databaseUrl }: TestService): Promise<{ release(): Promise<void> }> {
  await query(
    databaseUrl,
    `CREATE FUNCTION wait_for_release() RETURNS trigger LANGUAGE plpgsql
     AS 'BEGIN PERFORM pg_advisory_xact_lock_shared(1); RETURN NULL; END';
     CREATE TRIGGER held BEFORE UPDATE OF published_at ON outbox EXECUTE FUNCTION wait_for_release()`,
  );
  const holder = new pg.Client(databaseUrl);
  await holder.connect();
  await holder.query('SELECT pg_advisory_lock(1)');
  return { release: () => holder.end() };
}

/** Makes all rows due, as a replica does that is connected again, and waits until a sweep has taken them. */
async function takenBySweep({ databaseUrl }: TestService): Promise<void> {
  await query(databaseUrl, 'UPDATE outbox SET next_attempt_at = now()');
  await waitFor(async () => {
    const due = await query(databaseUrl, 'SELECT FROM outbox WHERE next_attempt_at <= now()');
    return due.length === 0;
  });
}

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

it('does not publish an event again while it notes that it has published it', async () => {
  const transport = { bus: createInProcessBus(['orders', 'catalog']) };
  const [reader, writer] = [await aConsumer(transport), await aProducer(transport)];
  const notes = await heldNotes(writer);
  const { product_id, event } = stockEvent();
  await writer.record([event]);
  await waitFor(async () => (await effectsOf(reader, product_id)).length > 0);
  // A sweep ends before the next one starts: what the first published has arrived.
  for (const _sweep of [1, 2]) await takenBySweep(writer);
  expect(await countsOf(reader, event.type)).toEqual({ done: 1 });
  await notes.release();
  for (const service of [writer, reader]) await service.stop();
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
