import { once } from 'node:events';
import { connect, type Channel, type ChannelModel } from 'amqplib';
import type { TestVhost } from '@mekong/testing';
import { aPreparedBroker } from './prepared-broker.js';

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
