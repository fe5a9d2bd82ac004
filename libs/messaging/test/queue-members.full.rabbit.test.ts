import { serviceNames } from '@mekong/contracts';
import { startTestCluster, waitFor, type TestCluster } from '@mekong/testing';
import { newEvent } from '../src/index.js';
import { ManagementApi } from '../src/rabbit/management-api.js';
import { prepareBroker } from '../src/rabbit/prepare-broker.js';
import { untilNodesRun } from '../src/rabbit/queue-members.js';
import { aNewerApi, aWayTo } from './around-a-cluster.js';
import { aConsumer, aProducer, effectsOf, type TestService } from './test-services.js';

let cluster: TestCluster;
let way: Awaited<ReturnType<typeof aWayTo>>;
let producer: TestService;
let consumer: TestService;

/** Queues that were declared when the broker had one node, and two more nodes that have joined since. */
beforeAll(async () => {
  cluster = await startTestCluster();
  way = await aWayTo(cluster);
  await prepare(1);
  [producer, consumer] = await Promise.all([aProducer(way), aConsumer(way)]);
  await cluster.join();
  await cluster.join();
}, 300_000);
afterAll(async () => {
  await producer?.stop();
  await consumer?.stop();
  way?.stop();
  await cluster?.stop();
});

function prepare(nodes: number, { managementUrl } = cluster.nodes[0]!): Promise<void> {
  const passwords = Object.fromEntries(serviceNames.map((name) => [name, 'word-of-all-tests'])) as never;
  return prepareBroker({ amqpUrl: cluster.nodes[0]!.amqpUrl, managementUrl, passwords, nodes });
}

interface Queue {
  name: string;
  members: string[];
  online: string[];
}

/** The shop's queues, as a node that runs knows them. */
const queuesAt = (node = cluster.nodes[0]!): Promise<Queue[]> =>
  new ManagementApi(node.managementUrl, node.amqpUrl).read('queues/%2F?columns=name,members,online');

/** How many members queues have: 1 where all have one. */
async function members(): Promise<number[]> {
  return [...new Set((await queuesAt()).map((queue) => queue.members.length))].sort();
}

/** Resolves when an event of this product has come from one service to the other. */
async function moves(product_id: number): Promise<void> {
  await producer.record([
    newEvent('stock.changed.v1', product_id, { product_id, available: 1, held: 0, version: 1 }),
  ]);
  await waitFor(async () => (await effectsOf(consumer, product_id)).length > 0, {
    what: `event ${product_id}`,
    timeoutMs: 90_000,
  });
}

/** The series by which the alert counts members: what each node tells of the queues that it has. */
async function told(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { metricsUrl } of cluster.nodes) {
    const text = await (await fetch(`${metricsUrl}/metrics/detailed?family=ra_metrics`)).text();
    expect(text).toMatch(/^rabbitmq_identity_info\{/m);
    const here = text.matchAll(/^rabbitmq_detailed_raft_\w+\{vhost="\/",queue="(shop\.[^"]+)"\}/gm);
    for (const name of new Set([...here].map(([, queue]) => queue!))) counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** As when the other nodes have joined since: each queue has one member. */
async function givenOneMember(): Promise<void> {
  for (const { name } of cluster.nodes.slice(1)) await cluster.tellQueues('shrink', name);
  await waitFor(async () => String(await members()) === '1', { what: 'queues with one member' });
}

/** Prepares the broker by an API that can add members; answers which it has added. */
async function prepareByApi(): Promise<ReadonlySet<string>> {
  const api = await aNewerApi(cluster);
  await prepare(3, { ...cluster.nodes[0]!, managementUrl: api.managementUrl });
  api.stop();
  return api.asked;
}

it('queues that were declared before nodes joined have one member, and the metrics tell so', async () => {
  await givenOneMember();
  const names = (await queuesAt()).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(2 * serviceNames.length);
  expect(await members()).toEqual([1]);
  expect(await told()).toEqual(Object.fromEntries(names.map((name) => [name, 1])));
});

it('the broker is prepared when every queue has a member on each node, those for retries and dead letters too', async () => {
  await givenOneMember();
  const asked = await prepareByApi();
  expect(await members()).toEqual([3]);
  const queues = await queuesAt();
  for (const kind of [/^shop\.catalog$/, /^shop\.catalog\.dead$/, /^shop\.catalog\.retry\.\d+$/])
    expect(queues.some(({ name }) => kind.test(name))).toBe(true);
  expect(await told()).toEqual(Object.fromEntries(queues.map(({ name }) => [name, 3])));
  for (const { name } of queues) expect([...asked].some((one) => one.startsWith(`${name} `))).toBe(true);
});

it('fails where the broker adds members by commands only, naming the queues and the commands, and goes on after them', async () => {
  await givenOneMember();
  const { message } = await prepare(3).then(
    () => new Error('it is prepared'),
    (error: Error) => error,
  );
  for (const { name } of await queuesAt()) expect(message).toContain(`${name} (1)`);
  const commands = [...message.matchAll(/^ {2}rabbitmq-queues (.+)$/gm)].map(([, order]) =>
    order!.split(' '),
  );
  expect(commands).toHaveLength(3);
  for (const order of commands) await cluster.tellQueues(...order);

  await prepare(3);
  expect(await members()).toEqual([3]);
});

it('events keep moving while any one node is killed', async () => {
  await prepareByApi();
  for (const [index, node] of cluster.nodes.entries()) {
    await node.kill();
    await moves(index + 1);
    await node.restart();
    await waitFor(
      async () => (await queuesAt(node)).every(({ online }) => online.length === cluster.nodes.length),
      { what: 'the node to have its queues again', timeoutMs: 90_000 },
    );
  }
});

it('waits for nodes that have not come, and fails naming the setting', async () => {
  const api = new ManagementApi(cluster.nodes[0]!.managementUrl, cluster.nodes[0]!.amqpUrl);
  await expect(untilNodesRun(api, 4, 100)).rejects.toThrow('only 3 of its 4 nodes run (BROKER_NODES)');
});
