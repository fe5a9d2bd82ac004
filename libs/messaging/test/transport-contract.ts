import { randomUUID } from 'node:crypto';
import { anEvent, waitFor } from '@mekong/testing';
import { newEvent, Unprocessable, type EventHandler } from '../src/index.js';
import {
  aBatchConsumer,
  aConsumer,
  aConsumerOf,
  aProducer,
  countsOf,
  effectsOf,
  keepEffect,
  announcedDeadLettersOf,
  transactionOf,
  type Handler,
  type TestService,
} from './test-services.js';

type Transport = Parameters<typeof aProducer>[0];

let lastProductId = 0;

/** An event of a product that no other test uses. */
function stockEvent(available = 1) {
  const product_id = (lastProductId += 1);
  return {
    product_id,
    event: newEvent('stock.changed.v1', product_id, { product_id, available, held: 0, version: 1 }),
  };
}

/** What every transport promises. `open` gives each test a transport of its own. */
export function transportContract(open: () => Promise<Transport>): void {
  let stops: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const stop of stops.reverse()) await stop();
    stops = [];
  });

  const between = async (handle?: Handler): Promise<{ producer: TestService; consumer: TestService }> => {
    const transport = await open();
    const consumer = await aConsumer(transport, handle);
    const producer = await aProducer(transport);
    stops.push(consumer.stop, producer.stop);
    return { producer, consumer };
  };

  it('carries an event of a committed transaction to its handler', async () => {
    const { producer, consumer } = await between();
    const { product_id, event } = stockEvent(7);
    await producer.record([event]);
    await waitFor(async () => (await effectsOf(consumer, product_id)).length > 0);
    expect(await effectsOf(consumer, product_id)).toEqual([7]);
  });

  it('never carries an event of a transaction that was rolled back', async () => {
    const { producer, consumer } = await between();
    const [lost, kept] = [stockEvent(), stockEvent()];
    const failing = producer.record([lost.event], () => {
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await producer.record([kept.event]);
    await waitFor(async () => (await effectsOf(consumer, kept.product_id)).length > 0);
    expect(await effectsOf(consumer, lost.product_id)).toEqual([]);
  });

  it('gives an event that arrives several times its effect once', async () => {
    const { producer, consumer } = await between();
    const product_id = (lastProductId += 1);
    const event = anEvent('stock.changed.v1', product_id, { product_id, available: 3, held: 0, version: 1 });
    await waitFor(() => producer.publisher.ready());
    await Promise.all([1, 2, 3].map(() => producer.publisher.publish([{ event, attempt: 1 }])));
    const last = stockEvent();
    await producer.record([last.event]);
    await waitFor(async () => (await effectsOf(consumer, last.product_id)).length > 0);
    await waitFor(async () => (await effectsOf(consumer, product_id)).length > 0);
    expect(await effectsOf(consumer, product_id)).toEqual([3]);
  });

  it('tries again when a handler fails, and keeps nothing of the failed attempt', async () => {
    let failures = 0;
    const { producer, consumer } = await between(async (event, tx) => {
      await keepEffect(event, tx);
      if (failures++ === 0) throw new Error('not today');
    });
    const { product_id, event } = stockEvent(5);
    await producer.record([event]);
    await waitFor(async () => (await effectsOf(consumer, product_id)).length > 0);
    expect(await effectsOf(consumer, product_id)).toEqual([5]);
    expect(await consumer.deadLetters.list()).toEqual([]);
  });

  it('keeps an event that cannot be handled as a dead letter with its reason, and handles the others', async () => {
    const bad = stockEvent();
    const { producer, consumer } = await between(async (event, tx) => {
      if (event.data.product_id === bad.product_id) throw new Error('this one is hopeless');
      await keepEffect(event, tx);
    });
    const good = stockEvent();
    await producer.record([bad.event, good.event]);
    await waitFor(async () => (await effectsOf(consumer, good.product_id)).length > 0);
    const letters = await consumer.firstDeadLetters();
    expect(letters).toMatchObject([
      { id: bad.event.id, type: 'stock.changed.v1', reason: 'this one is hopeless', attempts: 3 },
    ]);
  });

  it('does not retry an event that the handler calls unprocessable', async () => {
    let attempts = 0;
    const { producer, consumer } = await between(async () => {
      attempts += 1;
      throw new Unprocessable('makes no sense');
    });
    await producer.record([stockEvent().event]);
    await consumer.firstDeadLetters();
    expect(attempts).toBe(1);
  });

  it('makes an event that breaks its contract a dead letter whose reason names the field', async () => {
    const { producer, consumer } = await between();
    await waitFor(() => producer.publisher.ready());
    const broken = anEvent('stock.changed.v1', 1, { product_id: 1, available: -4, held: 0, version: 1 });
    await producer.publisher.publish([{ event: broken, attempt: 1 }]);
    const [letter] = await consumer.firstDeadLetters();
    expect(letter!.reason).toContain('available');
  });

  it('counts the events that were done, retried and made dead letters', async () => {
    const [first, late, bad] = [stockEvent(), stockEvent(), stockEvent()];
    let attempts = 0;
    const { producer, consumer } = await between(async ({ data }) => {
      if (data.product_id === bad.product_id) throw new Unprocessable('makes no sense');
      if (data.product_id === late.product_id && attempts++ === 0) throw new Error('not today');
    });
    const counts = () => countsOf(consumer, 'stock.changed.v1');
    await producer.record([first.event, late.event, bad.event]);
    await consumer.firstDeadLetters();
    await waitFor(async () => (await counts()).done === 2 && 'dead' in (await counts()));
    expect(await counts()).toEqual({ done: 2, retried: 1, dead: 1 });
  });

  it('publishes an event for each dead letter', async () => {
    const { producer, consumer } = await between(async () => {
      throw new Unprocessable('makes no sense');
    });
    const { event } = stockEvent();
    await producer.record([event]);
    const announced = await waitFor(async () => (await announcedDeadLettersOf(consumer))[0]);
    const { id: event_id, type: event_type } = event;
    expect(announced).toEqual({ service: 'catalog', event_id, event_type, reason: 'makes no sense' });
  });

  it('handles a replayed dead letter once its cause is fixed', async () => {
    let isFixed = false;
    const { producer, consumer } = await between(async (event, tx) => {
      if (!isFixed) throw new Unprocessable('broken');
      await keepEffect(event, tx);
    });
    const { product_id, event } = stockEvent(9);
    await producer.record([event]);
    await consumer.firstDeadLetters();
    isFixed = true;
    expect(await consumer.deadLetters.replay()).toBe(1);
    await waitFor(async () => (await effectsOf(consumer, product_id)).length > 0);
    expect(await consumer.deadLetters.list()).toEqual([]);
  });

  it('drops a dead letter for good, and keeps the others', async () => {
    const { producer, consumer } = await between(async () => {
      throw new Unprocessable('broken');
    });
    const [one, other] = [stockEvent().event, stockEvent().event];
    await producer.record([one, other]);
    await waitFor(async () => (await consumer.deadLetters.list()).length === 2);
    expect(await consumer.deadLetters.drop(one.id)).toBe(true);
    expect(await consumer.deadLetters.drop(one.id)).toBe(false);
    expect(await consumer.deadLetters.list()).toMatchObject([{ id: other.id }]);
  });

  it('lists every dead letter to each of several that ask at once', async () => {
    const { producer, consumer } = await between(async () => {
      throw new Unprocessable('broken');
    });
    await producer.record([stockEvent().event, stockEvent().event]);
    await waitFor(async () => (await consumer.deadLetters.list()).length === 2);
    const lists = await Promise.all(Array.from({ length: 5 }, () => consumer.deadLetters.list()));
    expect(lists.map((letters) => letters.length)).toEqual([2, 2, 2, 2, 2]);
  });

  it('passes waiting events to their handler as one batch, in one transaction', async () => {
    const sizes: number[] = [];
    const transport = await open();
    const consumer = await aBatchConsumer(transport, async (tx, events) => {
      sizes.push(events.length);
      for (const event of events) await keepEffect(event, tx);
    });
    const producer = await aProducer(transport);
    stops.push(consumer.stop, producer.stop);
    const all = Array.from({ length: 200 }, () => stockEvent());
    await producer.record(all.map(({ event }) => event));
    await waitFor(async () => (await effectsOf(consumer, all.at(-1)!.product_id)).length > 0);
    expect(Math.max(...sizes)).toBeGreaterThan(10);
  });

  it('runs a one-by-one handler in a transaction of its own for each event', async () => {
    const transactions: string[] = [];
    const { producer } = await between(async (_, tx) => {
      transactions.push(await transactionOf(tx));
    });
    await producer.record(Array.from({ length: 20 }, () => stockEvent().event));
    await waitFor(() => transactions.length === 20);
    expect(new Set(transactions).size).toBe(20);
  });

  it('handles waiting events of several types in one transaction for each type', async () => {
    const handled: { type: string; transaction: string }[] = [];
    const transport = await open();
    const note: EventHandler = async (tx, events) => {
      const transaction = await transactionOf(tx);
      for (const { type } of events) handled.push({ type, transaction });
    };
    const consumer = await aConsumerOf(transport, { 'stock.changed.v1': note, 'order.refunded.v1': note });
    const producer = await aProducer(transport);
    stops.push(consumer.stop, producer.stop);
    const customer = { user_id: randomUUID(), email: 'sok@shop.example', name: 'Sok Dara' };
    const total = { amount: 2_450, currency: 'USD' as const };
    const refunded = () => newEvent('order.refunded.v1', 'order-1', { order_id: 'order-1', customer, total });
    await producer.record(Array.from({ length: 20 }, (_, n) => (n % 2 ? stockEvent().event : refunded())));
    await waitFor(() => handled.length === 20);
    const typesIn = (transaction: string) =>
      new Set(handled.filter((one) => one.transaction === transaction).map(({ type }) => type)).size;
    expect(handled.map(({ transaction }) => typesIn(transaction))).toEqual(Array(20).fill(1));
  });

  it('makes only the failing event of a batch a dead letter, and handles the others once', async () => {
    const all = Array.from({ length: 40 }, () => stockEvent());
    const bad = all[17]!;
    const transport = await open();
    const consumer = await aBatchConsumer(transport, async (tx, events) => {
      for (const event of events) await keepEffect(event, tx);
      if (events.some(({ data }) => data.product_id === bad.product_id)) throw new Unprocessable('hopeless');
    });
    const producer = await aProducer(transport);
    stops.push(consumer.stop, producer.stop);
    await producer.record(all.map(({ event }) => event));
    const letters = await consumer.firstDeadLetters();
    expect(letters).toMatchObject([{ id: bad.event.id, reason: 'hopeless' }]);
    for (const { product_id } of all.filter((one) => one !== bad)) {
      await waitFor(async () => (await effectsOf(consumer, product_id)).length > 0);
      expect(await effectsOf(consumer, product_id)).toEqual([1]);
    }
    expect(await effectsOf(consumer, bad.product_id)).toEqual([]);
  });

  it('carries a thousand events, each once', async () => {
    const { producer, consumer } = await between();
    const product_id = (lastProductId += 1);
    const events = Array.from({ length: 1_000 }, (_, available) =>
      newEvent('stock.changed.v1', product_id, { product_id, available, held: 0, version: available }),
    );
    await producer.record(events);
    await waitFor(async () => (await effectsOf(consumer, product_id)).length >= 1_000);
    expect(new Set(await effectsOf(consumer, product_id)).size).toBe(1_000);
  });
}
