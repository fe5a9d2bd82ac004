import { waitFor } from '@mekong/testing';
import { createInProcessBus, newEvent } from '../src/index.js';
import { aConsumer, aProducer, effectsOf } from './test-services.js';
import { transportContract } from './transport-contract.js';

describe('the in-process transport', () => {
  transportContract(async () => ({ bus: createInProcessBus(['auth', 'catalog']) }));

  it('keeps an event until a subscriber that starts later is there', async () => {
    const transport = { bus: createInProcessBus(['auth', 'catalog']) };
    const producer = await aProducer(transport);
    await producer.record([newEvent('stock.changed.v1', 1, { product_id: 1, available: 4, version: 1 })]);
    const consumer = await aConsumer(transport);
    await waitFor(async () => (await effectsOf(consumer, 1)).length > 0);
    expect(await effectsOf(consumer, 1)).toEqual([4]);
    await producer.stop();
    await consumer.stop();
  });
});
