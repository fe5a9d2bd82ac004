import { startTestRabbit, waitFor, type TestRabbit } from '@mekong/testing';
import { newEvent } from '../src/index.js';
import { aConsumer, aProducer, effectsOf } from './test-services.js';

let rabbit: TestRabbit;
beforeAll(async () => {
  rabbit = await startTestRabbit();
});
afterAll(() => rabbit.stop());

const stockEvent = (product_id: number) =>
  newEvent('stock.changed.v1', product_id, { product_id, available: 1, held: 0, version: 1 });

it('loses nothing that is written before, during and after the broker is killed', async () => {
  const consumer = await aConsumer(rabbit);
  const producer = await aProducer(rabbit);
  await producer.record([stockEvent(1)]);
  await waitFor(async () => (await effectsOf(consumer, 1)).length > 0);

  await rabbit.kill();
  await producer.record([stockEvent(2), stockEvent(3)]);
  await rabbit.restart();
  await producer.record([stockEvent(4)]);

  for (const id of [2, 3, 4]) {
    await waitFor(async () => (await effectsOf(consumer, id)).length > 0, {
      timeoutMs: 40_000,
      what: `event ${id}`,
    });
    expect(await effectsOf(consumer, id)).toEqual([1]);
  }
  await producer.stop();
  await consumer.stop();
});

it('starts and takes orders while there is no broker, and delivers once it is there', async () => {
  await rabbit.kill();
  const consumer = await aConsumer(rabbit);
  const producer = await aProducer(rabbit);
  await producer.record([stockEvent(5)]);
  await rabbit.restart();
  await waitFor(async () => (await effectsOf(consumer, 5)).length > 0, { timeoutMs: 40_000 });
  expect(await effectsOf(consumer, 5)).toEqual([1]);
  await producer.stop();
  await consumer.stop();
});
