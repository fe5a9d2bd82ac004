import { waitFor } from '@mekong/testing';
import { createInProcessBus, newEvent, Unprocessable } from '../src/index.js';
import type { MessagingOptions } from '../src/messaging.options.js';
import { TakeUpUnhandledJob } from '../src/take-up-unhandled.job.js';
import { aConsumer, aProducer, effectsOf, keepEffect, stockEvent } from './test-services.js';
import { transportContract } from './transport-contract.js';

describe('the in-process transport', () => {
  transportContract(async () => ({ bus: createInProcessBus(['orders', 'catalog']) }));

  it('replays every dead letter, and keeps the one that fails again with its new reason', async () => {
    const transport = { bus: createInProcessBus(['orders', 'catalog']) };
    let reason: string | undefined = 'at first';
    const consumer = await aConsumer(transport, async (event, tx) => {
      if (reason && (reason === 'at first' || event.data.product_id === 8)) throw new Unprocessable(reason);
      await keepEffect(event, tx);
    });
    const producer = await aProducer(transport);
    await producer.record([stockEvent(8), stockEvent(9)]);
    await waitFor(async () => (await consumer.deadLetters.list()).length === 2);
    reason = 'still broken';
    expect(await consumer.deadLetters.replay()).toBe(1);
    expect(await consumer.deadLetters.list()).toMatchObject([{ reason: 'still broken', attempts: 2 }]);
    await producer.stop();
    await consumer.stop();
  });

  it('handles by itself what an earlier version had no handler for, also behind many other dead letters', async () => {
    const consumer = await aConsumer({ bus: createInProcessBus(['orders', 'catalog']) });
    const event = newEvent('stock.changed.v1', 1, { product_id: 1, available: 4, held: 0, version: 1 });
    const letter = `INSERT INTO dead_letters (id, event, reason, attempts, dead_at)`;
    await consumer.dataSource.query(
      `${letter} SELECT gen_random_uuid(), '{}', 'broken', 1, now() - interval '1 day' FROM generate_series(1, 150)`,
    );
    await consumer.dataSource.query(`${letter} VALUES ($1, $2, $3, 1, now())`, [
      event.id,
      JSON.stringify({ ...event, source: '/orders' }),
      'catalog has no handler for stock.changed.v1',
    ]);
    await waitFor(async () => (await effectsOf(consumer, 1)).length > 0);
    expect(await consumer.deadLetters.count()).toBe(150);
    await consumer.stop();
  });

  it('looks at a letter that came in the place of another since the last look', async () => {
    const consumer = await aConsumer({ bus: createInProcessBus(['orders', 'catalog']) });
    const job = new TakeUpUnhandledJob(consumer.deadLetters, { service: 'catalog' } as MessagingOptions);
    const event = newEvent('stock.changed.v1', 1, { product_id: 1, available: 4, held: 0, version: 1 });
    await consumer.dataSource.query(
      `INSERT INTO dead_letters (id, event, reason, attempts) VALUES (gen_random_uuid(), '{}', 'broken', 1)`,
    );
    await job.run();
    await consumer.dataSource.query('UPDATE dead_letters SET id = $1, event = $2, reason = $3', [
      event.id,
      JSON.stringify({ ...event, source: '/orders' }),
      'catalog has no handler for stock.changed.v1',
    ]);
    await job.run();
    expect(await effectsOf(consumer, 1)).toEqual([4]);
    await consumer.stop();
  });

  it('keeps an event until a subscriber that starts later is there', async () => {
    const transport = { bus: createInProcessBus(['orders', 'catalog']) };
    const producer = await aProducer(transport);
    await producer.record([
      newEvent('stock.changed.v1', 1, { product_id: 1, available: 4, held: 0, version: 1 }),
    ]);
    const consumer = await aConsumer(transport);
    await waitFor(async () => (await effectsOf(consumer, 1)).length > 0);
    expect(await effectsOf(consumer, 1)).toEqual([4]);
    await producer.stop();
    await consumer.stop();
  });

  it('publishes new events without making them wait for thousands of old ones', async () => {
    const transport = { bus: createInProcessBus(['orders', 'catalog']) };
    const producer = await aProducer(transport);
    await producer.record(Array.from({ length: 1_200 }, (_, index) => stockEvent(index)));
    const handled: number[] = [];
    const consumer = await aConsumer(transport, async ({ data }) => {
      if (handled.length === 0) await producer.record([stockEvent(5_000)]);
      handled.push(data.product_id);
    });
    await waitFor(() => handled.length >= 1_201, { what: 'all events' });
    expect(handled.indexOf(5_000)).toBeLessThan(600);
    await producer.stop();
    await consumer.stop();
  });
});
