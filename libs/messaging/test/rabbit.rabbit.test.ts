import { connect, type ChannelModel } from 'amqplib';
import pg from 'pg';
import { createTestVhost, query, waitFor, type TestVhost } from '@mekong/testing';
import { aPreparedBroker } from './prepared-broker.js';
import {
  aBatchConsumer,
  aConsumer,
  aProducer,
  effectsOf,
  keepEffect,
  unsentOf,
  type Handler,
  stockEvent,
} from './test-services.js';
import { transportContract } from './transport-contract.js';

/** On a channel of its own, which the broker closes when there is no such queue. */
async function queueIn(connection: ChannelModel, name: string) {
  const channel = await connection.createChannel();
  channel.on('error', () => undefined);
  const queue = await channel.checkQueue(name);
  await channel.close();
  return queue;
}

async function deleteExchange(amqpUrl: string, name: string): Promise<void> {
  const connection = await connect(amqpUrl);
  await (await connection.createChannel()).deleteExchange(name);
  await connection.close();
}

/** A handler that fails at its first attempt. */
function failingFirst(): Handler {
  let attempts = 0;
  return async (event, tx) => {
    attempts += 1;
    if (attempts === 1) throw new Error('not yet');
    await keepEffect(event, tx);
  };
}

/** What a visit answers. One that another replica keeps waiting, on a busy machine, is made again, as its 503 says. */
async function unlessBusy<T>(visit: () => Promise<T>): Promise<T> {
  const outcome = await waitFor(() =>
    visit().then(
      (answer) => ({ answer }),
      (error: { status?: number }) => (error.status === 503 ? undefined : { error }),
    ),
  );
  if ('error' in outcome) throw outcome.error as unknown as Error;
  return outcome.answer;
}

describe('the RabbitMQ transport', () => {
  const vhosts: TestVhost[] = [];
  const open = async () => {
    const vhost = await createTestVhost();
    vhosts.push(vhost);
    return { amqpUrl: vhost.amqpUrl };
  };
  afterAll(() => Promise.all(vhosts.map((vhost) => vhost.drop())));

  // Each service with the rights that it needs, and no others.
  transportContract(async () => ({ amqpUrls: await aPreparedBroker(vhosts) }));

  it('keeps events for a service that has never run', async () => {
    const transport = await open();
    const producer = await aProducer(transport);
    await producer.record([stockEvent(1)]);
    await waitFor(
      async () => (await query(producer.databaseUrl, 'SELECT published_at FROM outbox'))[0]?.published_at,
    );
    await producer.stop();
    const consumer = await aConsumer(transport);
    await waitFor(async () => (await effectsOf(consumer, 1)).length > 0);
    expect(await effectsOf(consumer, 1)).toEqual([1]);
    await consumer.stop();
  });

  it('takes many events at a time once the first has come, also where they wait when it starts', async () => {
    const transport = await open();
    const first = await aConsumer(transport);
    await waitFor(async () => (await first.state.read()).isBrokerThere, { what: 'the queue' });
    await first.stop();
    const producer = await aProducer(transport);
    await producer.record(Array.from({ length: 300 }, (_, place) => stockEvent(place + 1)));
    await waitFor(async () => (await unsentOf(producer)) === 0, { what: 'all events to be sent' });
    const sizes: number[] = [];
    const consumer = await aBatchConsumer(transport, async (_tx, events) => void sizes.push(events.length));
    await waitFor(() => sizes.reduce((sum, size) => sum + size, 0) === 300, { what: 'all events' });
    expect(Math.max(...sizes)).toBeGreaterThan(10);
    expect(await consumer.state.read()).toMatchObject({ isBrokerThere: true, unhandled: 0 });
    await Promise.all([consumer.stop(), producer.stop()]);
  });

  it('gets no events of a type that it no longer subscribes to', async () => {
    const transport = await open();
    const first = await aConsumer(transport);
    const connection = await connect(transport.amqpUrl);
    await waitFor(() => queueIn(connection, 'shop.catalog'), { what: 'the queue' });
    const channel = await connection.createChannel();
    await channel.bindQueue('shop.catalog', 'shop.events', 'order.shipped.v1');
    const second = await aConsumer(transport);
    // Ready means that it has declared its subscriptions, which unbinds the other type.
    await waitFor(() => second.publisher.ready());
    channel.publish('shop.events', 'order.shipped.v1', Buffer.from('{}'));
    const producer = await aProducer(transport);
    await producer.record([stockEvent(4)]);
    await waitFor(async () => (await effectsOf(first, 4)).length + (await effectsOf(second, 4)).length > 0);
    expect(await first.deadLetters.list()).toEqual([]);
    await connection.close();
    for (const service of [producer, second, first]) await service.stop();
  });

  it('shares a queue among replicas: each event takes effect once', async () => {
    const transport = await open();
    const first = await aConsumer(transport);
    const second = await aConsumer(transport, undefined, first.databaseUrl);
    const producer = await aProducer(transport);
    await producer.record(Array.from({ length: 100 }, () => stockEvent(2)));
    await waitFor(async () => (await effectsOf(first, 2)).length >= 100);
    expect(await effectsOf(first, 2)).toHaveLength(100);
    for (const service of [producer, second, first]) await service.stop();
  });

  it('finds every dead letter at each replica, whatever the other is doing with them', async () => {
    const transport = await open();
    const first = await aConsumer(transport);
    const second = await aConsumer(transport, undefined, first.databaseUrl);
    const connection = await connect(transport.amqpUrl);
    const channel = await connection.createConfirmChannel();
    await waitFor(async () => first.publisher.ready() && second.publisher.ready());
    const ids = Array.from({ length: 20 }, (_, place) => `letter ${place}`);
    for (const messageId of ids)
      channel.publish('shop.events', 'stock.changed.v1', Buffer.from('not an event'), { messageId });
    await channel.waitForConfirms();
    await waitFor(async () => (await first.deadLetters.count()) === ids.length, { what: 'the dead letters' });
    const replicas = [first, second, first, second, first, second];
    const lists = await Promise.all(replicas.map(({ deadLetters }) => unlessBusy(() => deadLetters.list())));
    expect(lists.map((letters) => letters.length)).toEqual(replicas.map(() => ids.length));
    const drops = await Promise.all(
      ids.map((id, place) => unlessBusy(() => (place % 2 ? first : second).deadLetters.drop(id))),
    );
    expect(drops).toEqual(ids.map(() => true));
    await connection.close();
    for (const service of [second, first]) await service.stop();
  });

  it('handles by itself what a replica of the version before had no handler for or did not know, and leaves other dead letters', async () => {
    const transport = await open();
    const consumer = await aConsumer(transport);
    await waitFor(() => consumer.publisher.ready());
    const connection = await connect(transport.amqpUrl);
    const channel = await connection.createConfirmChannel();
    const die = (event: ReturnType<typeof stockEvent>, reason: string) =>
      channel.publish(
        'shop.catalog.own',
        'shop.catalog.dead',
        Buffer.from(JSON.stringify({ ...event, source: '/orders' })),
        {
          messageId: event.id,
          type: event.type,
          headers: { 'x-reason': reason },
        },
      );
    const broken = stockEvent(2);
    die(stockEvent(1), 'catalog has no handler for stock.changed.v1');
    die(stockEvent(3), 'not a valid event: unknown event type stock.changed.v1');
    die(broken, 'the handler failed');
    await channel.waitForConfirms();
    for (const product of [1, 3]) await waitFor(async () => (await effectsOf(consumer, product)).length > 0);
    expect(await unlessBusy(() => consumer.deadLetters.list())).toMatchObject([{ id: broken.id }]);
    expect(await effectsOf(consumer, 2)).toEqual([]);
    await connection.close();
    await consumer.stop();
  });

  it('says that dead letters cannot be read now while a replica hangs that reads them', async () => {
    const consumer = await aConsumer(await open());
    await waitFor(async () => consumer.publisher.ready());
    const hanging = new pg.Client(consumer.databaseUrl);
    await hanging.connect();
    await hanging.query(`SELECT pg_advisory_lock(hashtextextended('dead letters', 0))`);
    const busy = { status: 503, retryAfter: 2 };
    await Promise.all([1, 2, 3].map(() => expect(consumer.deadLetters.list()).rejects.toMatchObject(busy)));
    await hanging.end();
    expect(await consumer.deadLetters.list()).toEqual([]);
    await consumer.stop();
  });

  it('declares and consumes its queue again after somebody deleted it', async () => {
    const transport = await open();
    const consumer = await aConsumer(transport);
    const producer = await aProducer(transport);
    await producer.record([stockEvent(3)]);
    await waitFor(async () => (await effectsOf(consumer, 3)).length > 0);
    const connection = await connect(transport.amqpUrl);
    const channel = await connection.createChannel();
    await channel.deleteQueue('shop.catalog');
    // Until the queue is there again the event goes to the other services alone.
    await waitFor(async () => (await queueIn(connection, 'shop.catalog')).consumerCount > 0, {
      timeoutMs: 25_000,
    });
    await connection.close();
    await producer.record([stockEvent(4)]);
    await waitFor(async () => (await effectsOf(consumer, 4)).length > 0, { timeoutMs: 25_000 });
    expect(await effectsOf(consumer, 4)).toEqual([1]);
    await producer.stop();
    await consumer.stop();
  });

  it('publishes again after the broker has closed its channel, as the exchange was deleted', async () => {
    const transport = await open();
    const consumer = await aConsumer(transport);
    const producer = await aProducer(transport);
    await producer.record([stockEvent(5)]);
    await waitFor(async () => (await effectsOf(consumer, 5)).length > 0);
    await deleteExchange(transport.amqpUrl, 'shop.events');
    await producer.record([stockEvent(6)]);
    await waitFor(async () => (await effectsOf(consumer, 6)).length > 0, { timeoutMs: 25_000 });
    expect(await effectsOf(consumer, 6)).toEqual([1]);
    await producer.stop();
    await consumer.stop();
  });

  it('consumes again after the broker has closed its channel, as what it retries by was deleted', async () => {
    const transport = await open();
    const consumer = await aConsumer(transport, failingFirst());
    const producer = await aProducer(transport);
    await waitFor(() => consumer.publisher.ready());
    await deleteExchange(transport.amqpUrl, 'shop.catalog.own');
    await producer.record([stockEvent(7)]);
    await waitFor(async () => (await effectsOf(consumer, 7)).length > 0, { timeoutMs: 25_000 });
    expect(await effectsOf(consumer, 7)).toEqual([1]);
    await producer.stop();
    await consumer.stop();
  });

  it('tries an event again whose retry queue somebody deleted', async () => {
    const transport = await open();
    const consumer = await aConsumer(transport, failingFirst());
    const connection = await connect(transport.amqpUrl);
    await waitFor(async () => (await queueIn(connection, 'shop.catalog')).consumerCount > 0);
    await (await connection.createChannel()).deleteQueue('shop.catalog.retry.20');
    await connection.close();
    const producer = await aProducer(transport);
    await producer.record([stockEvent(8)]);
    await waitFor(async () => (await effectsOf(consumer, 8)).length > 0);
    expect(await effectsOf(consumer, 8)).toEqual([1]);
    await producer.stop();
    await consumer.stop();
  });

  it('keeps a message that is not an event as a dead letter', async () => {
    const transport = await open();
    const consumer = await aConsumer(transport);
    const connection = await connect(transport.amqpUrl);
    const channel = await connection.createConfirmChannel();
    await waitFor(() => consumer.publisher.ready());
    channel.publish('shop.events', 'stock.changed.v1', Buffer.from('not json'));
    await channel.waitForConfirms();
    await connection.close();
    const [letter] = await consumer.firstDeadLetters();
    expect(letter!.reason).toContain('not a valid event');
    await consumer.stop();
  });
});
