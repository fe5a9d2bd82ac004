import { once } from 'node:events';
import { connect, type Channel, type ChannelModel } from 'amqplib';
import { anEvent, type TestVhost } from '@mekong/testing';
import { aPreparedBroker } from './prepared-broker.js';
import { aConsumer, effectsOf } from './test-services.js';

const vhosts: TestVhost[] = [];
let connection: ChannelModel;
beforeAll(async () => {
  const { orders } = await aPreparedBroker(vhosts);
  connection = await connect(orders);
});
afterAll(async () => {
  await connection.close();
  await Promise.all(vhosts.map((vhost) => vhost.drop()));
});

/** What the broker says to the user of orders; undefined where it has let it do that. */
async function refusalOf(act: (channel: Channel) => Promise<unknown>): Promise<string | undefined> {
  const channel = await connection.createChannel();
  const failed = once(channel, 'error').then(([error]) => (error as Error).message);
  const done = act(channel)
    // A publish has no answer; what is asked next has one.
    .then(() => channel.checkQueue('shop.orders'))
    .then(() => undefined);
  const refusal = await Promise.race([failed, done.catch(() => failed)]);
  if (!refusal) await channel.close();
  return refusal;
}

const nothing = Buffer.from('{}');

it.each<[string, (channel: Channel) => Promise<unknown>]>([
  ['read the queue of payments', (channel) => channel.get('shop.payments')],
  [
    'consume the dead letters of payments',
    (channel) => channel.consume('shop.payments.dead', () => undefined),
  ],
  ['delete the queue of payments', (channel) => channel.deleteQueue('shop.payments')],
  ['declare a queue for payments', (channel) => channel.assertQueue('shop.payments.retry.1')],
  ['declare a queue of any other name', (channel) => channel.assertQueue('mine')],
  [
    'write to the queue of payments past the events',
    async (channel) => channel.sendToQueue('shop.payments', nothing),
  ],
  [
    'say what only payments may say',
    async (channel) => channel.publish('shop.events', 'payment.completed.v1', nothing),
  ],
  [
    'hear what it does not subscribe to',
    (channel) => channel.bindQueue('shop.orders', 'shop.events', 'user.code-requested.v1'),
  ],
  ['hear everything', (channel) => channel.bindQueue('shop.orders', 'shop.events', '#')],
])('the broker does not let orders %s', async (_what, act) => {
  expect(await refusalOf(act)).toContain('ACCESS_REFUSED');
});

it.each<[string, (channel: Channel) => Promise<unknown>]>([
  ['read its own queue', (channel) => channel.get('shop.orders')],
  ['say what it decides', async (channel) => channel.publish('shop.events', 'order.placed.v1', nothing)],
  [
    'bind again to what it subscribes to',
    (channel) => channel.bindQueue('shop.orders', 'shop.events', 'payment.completed.v1'),
  ],
])('the broker lets orders %s', async (_what, act) => {
  expect(await refusalOf(act)).toBeUndefined();
});

it.each<[string, 'auth' | 'payments', (channel: Channel, body: Buffer) => Promise<unknown>]>([
  [
    'under the name of one that it may publish',
    'auth',
    async (channel, body) =>
      channel.publish('shop.events', 'user.deleted.v1', body, { userId: 'mekong-auth' }),
  ],
  [
    'by its own exchange, which it leads to the events',
    'payments',
    async (channel, body) => {
      await channel.bindExchange('shop.events', 'shop.payments.own', 'stock.changed.v1');
      channel.publish('shop.payments.own', 'stock.changed.v1', body);
    },
  ],
])('an event of another service has no effect when somebody publishes it %s', async (_how, user, publish) => {
  const amqpUrls = await aPreparedBroker(vhosts);
  const consumer = await aConsumer({ amqpUrls });
  const forger = await connect(amqpUrls[user]);
  const forged = anEvent('stock.changed.v1', 7, { product_id: 7, available: 0, held: 0, version: 9 });
  await publish(await forger.createChannel(), Buffer.from(JSON.stringify(forged)));
  const [letter] = await consumer.firstDeadLetters();
  expect(letter!.reason).toContain('stock.changed.v1 was published by');
  expect(await effectsOf(consumer, 7)).toEqual([]);
  await forger.close();
  await consumer.stop();
});
