import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { connect, type Channel } from 'amqplib';
import { createTestVhost, query, startTestRabbit, waitFor, type TestVhost } from '@mekong/testing';
import { newEvent, Unprocessable } from '../src/index.js';
import { NoQueue, OwnQueues } from '../src/rabbit/own-queues.js';
import { RabbitConnection } from '../src/rabbit/rabbit-connection.js';
import { aDoorTo } from './door.js';
import { aPreparedBroker } from './prepared-broker.js';
import {
  aConsumer,
  aProducer,
  effectsOf,
  keepEffect,
  type TestService,
  stockEvent,
} from './test-services.js';

const vhosts: TestVhost[] = [];
const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});
afterAll(() => Promise.all(vhosts.map((vhost) => vhost.drop())));

async function aVhost(): Promise<TestVhost> {
  const vhost = await createTestVhost();
  vhosts.push(vhost);
  return vhost;
}

function stoppedAfter<Service extends TestService>(service: Service): Service {
  stops.push(() => service.stop());
  return service;
}

/** What an operator does to the broker. */
async function operate(amqpUrl: string, act: (channel: Channel) => Promise<unknown>): Promise<void> {
  const connection = await connect(amqpUrl);
  await act(await connection.createChannel());
  await connection.close();
}

/** Asks the management API for a part of the virtual host, or changes it. */
async function manage({ managementUrl, amqpUrl }: TestVhost, method: string, what: string, body?: object) {
  const { origin, username, password } = new URL(managementUrl);
  const [kind, ...rest] = what.split('/');
  const path = ['api', kind, amqpUrl.split('/').at(-1), ...rest].join('/');
  const headers = {
    authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
    'content-type': 'application/json',
  };
  const answer = await fetch(`${origin}/${path}`, { method, headers, body: body && JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
  return method === 'GET' ? ((await answer.json()) as Record<string, never>) : undefined;
}

const isHandled = (service: TestService, product: number) =>
  waitFor(async () => (await effectsOf(service, product)).length > 0, { what: `event ${product}` });

const isConsuming = (service: TestService) => waitFor(async () => (await service.state.read()).isBrokerThere);

const unpublishedOf = async (service: TestService) =>
  query(service.databaseUrl, 'SELECT id, attempts FROM outbox WHERE published_at IS NULL');

describe('what somebody unbinds is bound again', () => {
  it('the events that a service subscribes to', async () => {
    const vhost = await aVhost();
    const consumer = stoppedAfter(await aConsumer(vhost));
    const producer = stoppedAfter(await aProducer(vhost));
    await isConsuming(consumer);
    await operate(vhost.amqpUrl, (channel) =>
      channel.unbindQueue('shop.catalog', 'shop.events', 'stock.changed.v1'),
    );
    // Other services get it, so that nobody knows that one does not: the operator has to send it again.
    const path = 'bindings/e/shop.events/q/shop.catalog/stock.changed.v1';
    await waitFor(() => manage(vhost, 'GET', path), { what: 'the binding' });
    await producer.record([stockEvent(1)]);
    await isHandled(consumer, 1);
    expect(await effectsOf(consumer, 1)).toEqual([1]);
  });

  it('the way back from a retry queue, where events stay meanwhile', async () => {
    const vhost = await aVhost();
    const consumer = stoppedAfter(await aConsumer(vhost));
    await isConsuming(consumer);
    await operate(vhost.amqpUrl, (channel) =>
      channel.unbindQueue('shop.catalog', 'shop.catalog.own', 'shop.catalog'),
    );
    const path = 'bindings/e/shop.catalog.own/q/shop.catalog/shop.catalog';
    await waitFor(() => manage(vhost, 'GET', path), { what: 'the binding' });
  });
});

it('a queue that is full, as a policy limits it, leaves events in the outbox until it has room', async () => {
  const vhost = await aVhost();
  await (await aConsumer(vhost)).stop();
  const producer = stoppedAfter(await aProducer(vhost));
  const path = 'policies/limit';
  await manage(vhost, 'PUT', path, {
    pattern: '^shop.catalog$',
    definition: { 'max-length': 1 },
    'apply-to': 'queues',
  });
  let recorded = 0;
  const isRefused = async () => {
    await producer.record([stockEvent(2)]);
    recorded += 1;
    return (await unpublishedOf(producer)).some(({ attempts }) => Number(attempts) > 0);
  };
  // The broker counts a little later than it takes.
  await waitFor(isRefused, { what: 'a refusal' });
  const consumer = stoppedAfter(await aConsumer(vhost));
  await waitFor(async () => (await effectsOf(consumer, 2)).length === recorded, { what: 'all events' });
});

it('what no queue takes is told to whoever puts it there', async () => {
  const vhost = await aVhost();
  const consumer = stoppedAfter(await aConsumer(vhost));
  await isConsuming(consumer);
  const connection = new RabbitConnection(vhost.amqpUrl, 'test');
  stops.push(() => connection.close());
  const message = { content: Buffer.from('{}'), fields: {}, properties: {} } as never;
  const putting = new OwnQueues('catalog', connection).put('shop.catalog.retry.7', message);
  await expect(putting).rejects.toThrow(NoQueue);
});

it('a dead letter whose queue somebody deleted is kept in a new one', async () => {
  const vhost = await aVhost();
  const consumer = stoppedAfter(
    await aConsumer(vhost, async () => {
      throw new Unprocessable('broken');
    }),
  );
  const producer = stoppedAfter(await aProducer(vhost));
  await isConsuming(consumer);
  await operate(vhost.amqpUrl, (channel) => channel.deleteQueue('shop.catalog.dead'));
  const event = stockEvent(4);
  await producer.record([event]);
  expect(await consumer.firstDeadLetters()).toMatchObject([{ id: event.id, reason: 'broken' }]);
});

it('a queue of another kind is told of once, and when it is gone the service goes on by itself', async () => {
  const vhost = await aVhost();
  await operate(vhost.amqpUrl, (channel) => channel.assertQueue('shop.catalog.dead', { durable: true }));
  const door = await aDoorTo(vhost);
  stops.push(async () => door.stop());
  const warn = jest.spyOn(Logger.prototype, 'warn');
  const consumer = stoppedAfter(await aConsumer(door));
  await waitFor(() => door.calls() > 6, { what: 'some tries' });
  const told = warn.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('PRECONDITION'));
  warn.mockRestore();
  expect(told.length).toBeGreaterThan(0);
  expect(new Set(told).size).toBe(told.length);
  await operate(vhost.amqpUrl, (channel) => channel.deleteQueue('shop.catalog.dead'));
  const producer = stoppedAfter(await aProducer(vhost));
  await producer.record([stockEvent(5)]);
  await isHandled(consumer, 5);
});

it('a service whose rights somebody took away misses nothing, and goes on when it has them again', async () => {
  const amqpUrls = await aPreparedBroker(vhosts);
  const vhost = vhosts.at(-1)!;
  const door = await aDoorTo({ amqpUrl: amqpUrls.catalog });
  stops.push(async () => door.stop());
  const consumer = stoppedAfter(await aConsumer({ amqpUrls: { ...amqpUrls, catalog: door.amqpUrl } }));
  const producer = stoppedAfter(await aProducer({ amqpUrls }));
  await isConsuming(consumer);
  const rights = await manage(vhost, 'GET', 'permissions/mekong-catalog');
  const none = { configure: '^$', write: '^$', read: '^$' };
  await manage(vhost, 'PUT', 'permissions/mekong-catalog', none);
  // The broker asks for rights when something is begun.
  door.cut();
  await producer.record([stockEvent(6)]);
  await waitFor(async () => (await unpublishedOf(producer)).length === 0, { what: 'the event in the queue' });
  expect(await effectsOf(consumer, 6)).toEqual([]);
  const { configure, write, read } = rights!;
  await manage(vhost, 'PUT', 'permissions/mekong-catalog', { configure, write, read });
  await isHandled(consumer, 6);
  expect(await effectsOf(consumer, 6)).toEqual([1]);
});

describe('a broker that is short of memory', () => {
  it('takes no new events, which wait, while those that it has are handled and leave it', async () => {
    const rabbit = await startTestRabbit();
    stops.push(() => rabbit.stop());
    let go: () => void = () => undefined;
    let isMended = false;
    const gate = new Promise<void>((resolve) => (go = resolve));
    const consumer = stoppedAfter(
      await aConsumer(rabbit, async (event, tx) => {
        if (event.data.product_id === 8 && !isMended) throw new Unprocessable('broken');
        await gate;
        await keepEffect(event, tx);
      }),
    );
    const producer = stoppedAfter(await aProducer(rabbit));
    await isConsuming(consumer);
    const broken = stockEvent(8);
    await producer.record([broken]);
    await consumer.firstDeadLetters();
    await producer.record([stockEvent(7)]);
    await waitFor(async () => (await unpublishedOf(producer)).length === 0, {
      what: 'the event in the queue',
    });
    await rabbit.setMemoryAlarm(true);
    await consumer.record([newEvent('brand.deleted.v1', 1, { brand_id: 1 })]);
    await waitFor(async () => Number((await unpublishedOf(consumer))[0]?.attempts) > 0, { what: 'a try' });
    go();
    await isHandled(consumer, 7);
    const whole: TestVhost = { ...rabbit, amqpUrl: `${rabbit.amqpUrl}/%2F`, drop: async () => undefined };
    const messages = async () => (await manage(whole, 'GET', 'queues/shop.catalog'))!.messages;
    await waitFor(async () => (await messages()) === 0, { what: 'the queue to be empty' });
    await expect(consumer.deadLetters.replay()).rejects.toMatchObject({ status: 503, retryAfter: 2 });
    expect(await consumer.deadLetters.list()).toMatchObject([{ id: broken.id }]);
    await rabbit.setMemoryAlarm(false);
    await waitFor(async () => (await unpublishedOf(consumer)).length === 0, {
      what: 'the events to be sent',
    });
    isMended = true;
    await consumer.deadLetters.replay();
    await isHandled(consumer, 8);
    for (const product of [7, 8]) expect(await effectsOf(consumer, product)).toEqual([1]);
  });
});
