import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rabbitPath } from '../../../infra/local/programs.mjs';
import { patient, waitFor } from '@mekong/testing';
import type { Host } from './hosts.js';

const cookie = 'a-cookie-of-the-tests';
export const managementPort = 15672;
export const amqpPort = 5672;

export interface BrokerCluster {
  /** Starts the node at a host again, after it was off. */
  start(host: Host): Promise<void>;
  /** kill -9 of the node at a host, which loses all that it has kept. */
  loseDisk(host: Host): Promise<void>;
  /** Of each queue of the shop: how many members are online, by name. */
  membersOf(host: Host): Promise<Map<string, number>>;
}

/** A node of RabbitMQ on each host, which find each other by the list of hosts. */
export async function startBrokerCluster(hosts: Host[]): Promise<BrokerCluster> {
  const start = async (host: Host) => {
    await startNode(host, hosts);
    await waitFor(() => isRunning(host), { timeoutMs: 120_000, what: `RabbitMQ at ${host.name}` });
  };
  await Promise.all(hosts.map(start));
  await waitFor(async () => (await nodesRunning(hosts[0]!)) === hosts.length, {
    timeoutMs: 120_000,
    what: 'all nodes in one cluster',
  });
  return {
    start,
    loseDisk: async (host) => {
      await host.kill('rabbit');
      await rm(join(host.folder, 'mnesia'), { recursive: true });
    },
    membersOf: async (host) => {
      const queues = await api<{ name: string; online?: string[] }[]>(host, 'queues');
      const ours = queues.filter(({ name, online }) => name.startsWith('shop.') && online);
      return new Map(ours.map(({ name, online }) => [name, online!.length]));
    },
  };
}

const nodeOf = ({ address }: Host) => `rabbit@${address}`;

const envOf = (host: Host) => ({
  HOME: join(host.folder, 'home'),
  RABBITMQ_NODENAME: nodeOf(host),
  RABBITMQ_USE_LONGNAME: 'true',
  RABBITMQ_BASE: host.folder,
  RABBITMQ_MNESIA_BASE: join(host.folder, 'mnesia'),
  RABBITMQ_LOG_BASE: join(host.folder, 'log'),
  RABBITMQ_LOGS: '-',
  RABBITMQ_ENABLED_PLUGINS_FILE: join(host.folder, 'enabled_plugins'),
  RABBITMQ_CONFIG_FILE: join(host.folder, 'rabbitmq.conf'),
  RABBITMQ_PID_FILE: join(host.folder, 'rabbit.pid'),
  RABBITMQ_GENERATED_CONFIG_DIR: join(host.folder, 'config'),
});

/** Those of the manifests. */
export const brokerSettings = [
  'cluster_partition_handling = pause_minority',
  'net_ticktime = 8',
  'queue_leader_locator = balanced',
];

/** Of the manifests' settings this version lacks continuous membership reconciliation, for which whoever runs the drill grows the queues. */
const configOf = (hosts: Host[]) => [
  'cluster_formation.peer_discovery_backend = classic_config',
  ...hosts.map((host, place) => `cluster_formation.classic_config.nodes.${place + 1} = ${nodeOf(host)}`),
  ...brokerSettings,
  'disk_free_limit.absolute = 50MB',
  'loopback_users = none',
];

async function startNode(host: Host, hosts: Host[]): Promise<void> {
  for (const name of ['mnesia', 'log', 'home', 'config'])
    await mkdir(join(host.folder, name), { recursive: true });
  const write = (name: string, text: string, mode = 0o644) =>
    writeFile(join(host.folder, name), text, { mode, flag: 'w' });
  await write('enabled_plugins', '[rabbitmq_management].\n');
  await write('rabbitmq.conf', `${configOf(hosts).join('\n')}\n`);
  await rm(join(host.folder, 'home', '.erlang.cookie'), { force: true });
  await write(join('home', '.erlang.cookie'), cookie, 0o400);
  await host.own();
  host.start('rabbit', [rabbitPath()!], envOf(host));
}

async function api<T>({ address }: Host, path: string): Promise<T> {
  const authorization = `Basic ${Buffer.from('guest:guest').toString('base64')}`;
  const url = `http://${address}:${managementPort}/api/${path}`;
  const answer = await fetch(url, {
    headers: { authorization },
    signal: AbortSignal.timeout(patient(5_000)),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return (await answer.json()) as T;
}

const isRunning = (host: Host) => api(host, 'overview').then(Boolean);

async function nodesRunning(host: Host): Promise<number> {
  return (await api<{ running: boolean }[]>(host, 'nodes')).filter(({ running }) => running).length;
}
