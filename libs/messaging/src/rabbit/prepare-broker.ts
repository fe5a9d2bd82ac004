import {
  publications,
  serviceNames,
  subscriptions,
  type EventType,
  type ServiceName,
} from '@mekong/contracts';
import { connect } from 'amqplib';
import { brokerUserOf } from './broker-users.js';
import { ManagementApi } from './management-api.js';
import { growQueues, untilNodesRun } from './queue-members.js';
import { closed, connectMs, heartbeatSeconds } from './rabbit-connection.js';
import { declareAll, exchange } from './topology.js';

/** For how long it waits for the broker's nodes; two minutes is what a cluster takes that starts. */
const nodesMs = 120_000;

export interface BrokerAdmin {
  /** The address of an administrator; its path names the virtual host. */
  amqpUrl: string;
  /** The management API; the same administrator is used, whatever user it names. */
  managementUrl: string;
  /** The password of each service's own user. */
  passwords: Record<ServiceName, string>;
  /** How many nodes the broker has, over which each queue is spread; 1 unless given. */
  nodes?: number;
}

/**
 * Waits for the broker's nodes, declares all queues, gives each a member on every node, and makes a user for each service, who may use the service's own queues, publish the service's own
 * events and bind to those that it subscribes to. Running it again sets everything anew, passwords too. Rejects when the broker
 * hangs, when nodes do not come, or when a queue has fewer members than there are nodes.
 *
 * Rights are regular expressions on names: https://www.rabbitmq.com/docs/access-control
 */
export async function prepareBroker(broker: BrokerAdmin): Promise<void> {
  const { amqpUrl, managementUrl, passwords, nodes = 1 } = broker;
  const api = new ManagementApi(managementUrl, amqpUrl);
  const { pathname } = new URL(amqpUrl);
  const vhost = pathname.length > 1 ? pathname.slice(1) : '%2F';
  // A queue is spread over the nodes that are there when it is declared.
  if (nodes > 1) await untilNodesRun(api, nodes, nodesMs);
  await declareAtBroker(amqpUrl);
  if (nodes > 1) await growQueues(api, vhost, nodes);
  await makeUsers(api, vhost, passwords);
}

async function makeUsers(
  api: ManagementApi,
  vhost: string,
  passwords: BrokerAdmin['passwords'],
): Promise<void> {
  const put = (path: string, body: object) => api.write('PUT', path, body);
  for (const service of serviceNames) {
    const user = brokerUserOf(service);
    await put(`users/${user}`, { password: passwords[service], tags: '' });
    await put(`permissions/${vhost}/${user}`, rightsOf(service));
    await put(`topic-permissions/${vhost}/${user}`, {
      exchange,
      write: anyOf(publications[service]),
      read: anyOf(subscriptions[service]),
    });
  }
}

async function declareAtBroker(amqpUrl: string): Promise<void> {
  const url = new URL(amqpUrl);
  url.searchParams.set('heartbeat', String(heartbeatSeconds));
  const connection = await connect(url.href, { timeout: connectMs });
  // Its loss ends the calls that are under way, which tell of it.
  connection.on('error', () => undefined);
  try {
    await declareAll(await connection.createConfirmChannel());
  } finally {
    await closed(connection.close());
  }
}

function rightsOf(service: ServiceName): Record<'configure' | 'write' | 'read', string> {
  const own = `shop\\.${service}(\\..+)?`;
  const ownAndEvents = `^(${own}|shop\\.events)$`;
  return { configure: `^${own}$`, write: ownAndEvents, read: ownAndEvents };
}

const anyOf = (types: readonly EventType[]) =>
  `^(${types.map((type) => type.replaceAll('.', '\\.')).join('|')})$`;
