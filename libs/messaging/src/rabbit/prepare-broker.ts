import {
  publications,
  serviceNames,
  subscriptions,
  type EventType,
  type ServiceName,
} from '@mekong/contracts';
import { connect } from 'amqplib';
import { brokerUserOf } from './broker-users.js';
import { closed, connectMs, heartbeatSeconds } from './rabbit-connection.js';
import { declareAll, exchange } from './topology.js';

/** Longest wait for an answer of the management API. */
const answerMs = 10_000;

export interface BrokerAdmin {
  /** The address of an administrator; its path names the virtual host. */
  amqpUrl: string;
  /** The management API; the same administrator is used, whatever user it names. */
  managementUrl: string;
  /** The password of each service's own user. */
  passwords: Record<ServiceName, string>;
}

/**
 * Declares all queues and makes a user for each service, who may use the service's own queues, publish the service's own
 * events and bind to those that it subscribes to. Running it again sets everything anew, passwords too. Rejects when the broker
 * hangs.
 *
 * Rights are regular expressions on names: https://www.rabbitmq.com/docs/access-control
 */
export async function prepareBroker({ amqpUrl, managementUrl, passwords }: BrokerAdmin): Promise<void> {
  await declareAtBroker(amqpUrl);
  const { username, password, pathname } = new URL(amqpUrl);
  const vhost = pathname.length > 1 ? pathname.slice(1) : '%2F';
  const authorization = `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')}`;
  const put = async (path: string, body: object) => {
    const headers = { authorization, 'content-type': 'application/json' };
    const signal = AbortSignal.timeout(answerMs);
    const request = { method: 'PUT', headers, body: JSON.stringify(body), signal };
    const answer = await fetch(`${new URL(managementUrl).origin}/api/${path}`, request);
    if (!answer.ok) throw new Error(`The broker answered ${answer.status} to PUT ${path}.`);
  };
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
