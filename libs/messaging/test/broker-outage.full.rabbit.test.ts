import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { serviceNames } from '@mekong/contracts';
import { createTestDatabase, startTestRabbit, waitFor, type TestRabbit } from '@mekong/testing';
import { prepareBroker } from '../src/rabbit/prepare-broker.js';
import { aDoorTo } from './door.js';
import {
  aConsumer,
  aProducer,
  effectsOf,
  keepEffect,
  type TestService,
  stockEvent,
} from './test-services.js';

let rabbit: TestRabbit;
beforeAll(async () => {
  rabbit = await startTestRabbit();
});
afterAll(() => rabbit.stop());

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

/** Something that one part of a test waits for and another one gives. */
function aSignal() {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give: () => give() };
}

/** The class and method of AMQP's Channel.Close. */
const channelClose = Buffer.from([0, 20, 0, 40]);

describe('while the broker hangs and its loss is not noticed yet', () => {
  let door: Awaited<ReturnType<typeof aDoorTo>>;
  let consumer: TestService;
  beforeAll(async () => {
    door = await aDoorTo(rabbit);
    consumer = await aConsumer(door);
    await waitFor(async () => (await consumer.state.read()).isBrokerThere, { what: 'the broker to answer' });
    door.hang();
  });
  afterAll(async () => {
    door.stop();
    await consumer.stop();
  });

  it('a service says that it is away, and what it knows itself', async () => {
    const state = await consumer.state.read();
    expect(consumer.publisher.ready()).toBe(true);
    expect(state).toMatchObject({ isBrokerThere: false, unsent: 0, unhandled: null, failed: null });
  });

  it('its figures are left out, and the others told', async () => {
    const figures = await consumer.metrics.registry.metrics();
    expect(consumer.publisher.ready()).toBe(true);
    expect(figures).toMatch(/^outbox_waiting 0$/m);
    expect(figures).not.toMatch(/^(queue_waiting|dead_letters) /m);
  });

  it('a figure says that the broker does not answer', async () => {
    const figures = await consumer.metrics.registry.metrics();
    expect(consumer.publisher.ready()).toBe(true);
    expect(figures).toMatch(/^broker_connected 0$/m);
  });

  it('its dead letters are not waited for, and keep no connection to the database', async () => {
    await expect(consumer.deadLetters.list()).rejects.toThrow('The broker is not there right now.');
    expect(consumer.publisher.ready()).toBe(true);
    await expect(consumer.deadLetters.list()).rejects.toThrow('The broker is not there right now.');
  });

  it('its loss, once it is noticed, is one line in the log, whatever was asked meanwhile', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn');
    const reading = consumer.state.read();
    door.stop();
    await reading;
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/^broker lost: /)]]);
    warn.mockRestore();
  });
});

describe('a service that ends while the broker hangs', () => {
  it('finishes its work in hand, which takes effect once', async () => {
    const door = await aDoorTo(rabbit);
    const database = await createTestDatabase('broker_outage');
    const begun = aSignal();
    const released = aSignal();
    const consumer = await aConsumer(
      door,
      async (event, tx) => {
        begun.give();
        await released.given;
        await keepEffect(event, tx);
      },
      database.url,
    );
    const producer = await aProducer(rabbit);
    await producer.record([stockEvent(8)]);
    await begun.given;
    door.hang();
    const ending = consumer.stop();
    released.give();
    await ending;
    expect(await effectsOf(consumer, 8)).toEqual([1]);

    door.stop();
    const next = await aConsumer(rabbit, keepEffect, database.url);
    await producer.record([stockEvent(9)]);
    await waitFor(async () => (await effectsOf(next, 9)).length > 0, { timeoutMs: 40_000 });
    expect(await effectsOf(next, 8)).toEqual([1]);
    await next.stop();
    await producer.stop();
    await database.drop();
  });
});

it('a broker that takes the call and says nothing is not prepared, and not waited for', async () => {
  const silent = createServer();
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const { port } = silent.address() as AddressInfo;
  const passwords = Object.fromEntries(serviceNames.map((name) => [name, 'a password'])) as never;
  const silentBroker = {
    amqpUrl: `amqp://127.0.0.1:${port}`,
    managementUrl: 'http://127.0.0.1:1',
    passwords,
  };
  await expect(prepareBroker(silentBroker)).rejects.toThrow('connect ETIMEDOUT');
  silent.close();
});

describe('a broker that gives no answer to a goodbye', () => {
  it('keeps no service from ending', async () => {
    const door = await aDoorTo(rabbit);
    const consumer = await aConsumer(door);
    await waitFor(async () => (await consumer.state.read()).isBrokerThere, { what: 'the broker to answer' });
    door.hang();
    const ending = consumer.stop();
    await door.heard(channelClose);
    door.stop();
    await ending;
  });
});
