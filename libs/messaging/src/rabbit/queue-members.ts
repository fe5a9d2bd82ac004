import { setTimeout as wait } from 'node:timers/promises';
import { BrokerRefusal, type ManagementApi } from './management-api.js';

const pauseMs = 500;

/** For how long members are added to queues before that has failed. */
const growingMs = 60_000;

interface Queue {
  name: string;
  type: string;
  /** Unknown for some seconds after the queue was declared. */
  members?: string[];
}

/** Resolves when so many nodes of the broker run. Rejects when they have not come after `patienceMs`. */
export async function untilNodesRun(api: ManagementApi, count: number, patienceMs: number): Promise<void> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const running = (await runningNodes(api).catch(noneIfAway)).length;
    if (running >= count) return;
    if (Date.now() > end) throw new Error(`only ${running} of its ${count} nodes run (BROKER_NODES)`);
    await wait(pauseMs);
  }
}

/** Its first node may just be starting; what it refuses, it refuses for good. */
function noneIfAway(error: unknown): [] {
  if (error instanceof BrokerRefusal) throw error;
  return [];
}

/**
 * Gives each of the shop's queues at least `count` members. One that was declared before the other nodes had joined has only one,
 * and is away with that node. Rejects where a queue still has fewer, naming them and what to do.
 */
export async function growQueues(api: ManagementApi, vhost: string, count: number): Promise<void> {
  const end = Date.now() + growingMs;
  for (;;) {
    const nodes = await runningNodes(api);
    const lacking = (await shopQueues(api, vhost)).filter((queue) => membersOf(queue, nodes).length < count);
    if (lacking.length === 0) return;
    if (Date.now() > end) throw new TooFewMembers(lacking, count, '');
    for (const queue of lacking) await addMember(api, vhost, queue, { nodes, lacking, count });
    await wait(pauseMs);
  }
}

class TooFewMembers extends Error {
  constructor(lacking: readonly Queue[], count: number, advice: string) {
    const names = lacking.map(({ name, members = [] }) => `${name} (${members.length})`).join(', ');
    super(`these queues have fewer than ${count} members: ${names}${advice}`);
  }
}

interface Growing {
  nodes: readonly string[];
  lacking: readonly Queue[];
  count: number;
}

/** Where the broker cannot do it right now, the next round tries again. Brokers before 3.13 have only a command for it. */
async function addMember(api: ManagementApi, vhost: string, queue: Queue, growing: Growing): Promise<void> {
  if (!queue.members) return;
  const node = growing.nodes.find((name) => !queue.members!.includes(name));
  if (!node) return;
  const path = `queues/quorum/${vhost}/${encodeURIComponent(queue.name)}/replicas/add`;
  try {
    await api.write('POST', path, { node });
  } catch (error) {
    const isUnknown = error instanceof BrokerRefusal && [404, 405].includes(error.status);
    if (isUnknown) throw new TooFewMembers(growing.lacking, growing.count, adviceFor(growing.nodes));
    if (!(error instanceof BrokerRefusal)) throw error;
  }
}

const adviceFor = (nodes: readonly string[]) => {
  const commands = nodes.map((node) => `\n  rabbitmq-queues grow ${node} all --queue-pattern ^shop`);
  return `. This broker adds members by commands only; run these on one of its nodes, and this again:${commands.join('')}`;
};

async function runningNodes(api: ManagementApi): Promise<string[]> {
  const nodes = await api.read<{ name: string; running: boolean }[]>('nodes?columns=name,running');
  return nodes.filter(({ running }) => running).map(({ name }) => name);
}

async function shopQueues(api: ManagementApi, vhost: string): Promise<Queue[]> {
  const queues = await api.read<Queue[]>(`queues/${vhost}?columns=name,type,members`);
  return queues.filter(({ name, type }) => type === 'quorum' && name.startsWith('shop.'));
}

/** Those on nodes that are gone count as none. */
const membersOf = ({ members = [] }: Queue, nodes: readonly string[]) =>
  members.filter((member) => nodes.includes(member));
