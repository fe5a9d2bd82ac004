import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { serviceNames } from '@mekong/contracts';
import { startTestRabbit, startThrowAwayPostgres } from '@mekong/testing';
import { Cleanup } from '../../../infra/local/cleanup.mjs';
import { reservePort } from '../../../infra/local/ports.mjs';
import { startMailServer, type MailServer } from '../../../services/notifications/test/mail-server.js';
import { makeHosts, type Host } from '../../cluster/support/hosts.js';
import { composeServices, type ComposeService } from '../compose-file.js';
import { runSetUp } from '../databases.js';
import { filledInEnv } from '../filled-in-env.js';
import type { Image } from './build-image.js';
import { Container, tellNames } from './container.js';

type Running = (typeof running)[number];
/** Those that go on, in the order in which they become healthy. */
export const running = [...serviceNames, 'gateway'] as const;
const names = [...running, 'migrations', 'broker-setup'] as const;

export interface ContainerShop {
  /** Of the gateway. */
  url: string;
  containers: Record<Running, Container>;
  mails: MailServer;
  admin: { email: string; password: string };
  stop(): Promise<void>;
}

/**
 * The shop of docker-compose.yml from an image: each of its containers on a host of its own, which find each other by their names,
 * with compose's settings as they are. PostgreSQL, RabbitMQ and the mail server are those of this machine, under the names that compose gives them.
 */
export async function startContainerShop(image: Image): Promise<ContainerShop> {
  const cleanup = new Cleanup();
  try {
    return await startOn(image, cleanup);
  } catch (error) {
    await cleanup.run();
    throw error;
  }
}

async function startOn(image: Image, cleanup: Cleanup): Promise<ContainerShop> {
  const { hosts, address, remove } = await makeHosts(names.length);
  cleanup.add(remove);
  const hostOf = Object.fromEntries(names.map((name, place) => [name, hosts[place]!])) as Record<
    string,
    Host
  >;
  // In place of HAProxy; production takes no other address without TLS.
  const { port, release } = await reservePort();
  const url = `http://localhost:${port}`;
  const env: Record<string, string> = { ...filledInEnv(), PUBLIC_URL: url };
  const services = composeServices(env);
  const mails = await startServers(address, services, env, cleanup);
  const here = Object.fromEntries(['postgres', 'rabbitmq', 'mailpit'].map((name) => [name, address]));
  const there = Object.fromEntries(names.map((name) => [name, hostOf[name]!.address]));
  for (const host of hosts) await tellNames(host, { ...here, ...there });
  const containerOf = (name: string) => new Container(image, services[name]!, hostOf[name]!);
  await Promise.all(['migrations', 'broker-setup'].map((name) => containerOf(name).complete()));
  const containers = Object.fromEntries(running.map((name) => [name, containerOf(name)]));
  const timeoutMs = 90_000;
  await Promise.all(serviceNames.map((name) => containers[name]!.startUntilHealthy(timeoutMs)));
  await containers.gateway!.startUntilHealthy(timeoutMs);
  await release();
  cleanup.add(await leadTo({ host: '127.0.0.1', port }, { host: hostOf.gateway!.address, port: 3000 }));
  return {
    url,
    containers: containers as ContainerShop['containers'],
    mails,
    admin: { email: env.ADMIN_EMAIL!, password: env.ADMIN_PASSWORD! },
    stop: () => cleanup.run(),
  };
}

/** What compose starts of other images, under the ports of those at one address. */
async function startServers(
  address: string,
  services: Record<string, ComposeService>,
  env: Record<string, string>,
  cleanup: Cleanup,
): Promise<MailServer> {
  const postgres = await startThrowAwayPostgres();
  cleanup.add(postgres.stop);
  await runSetUp(services['database-setup']!.environment!, { server: postgres.url, prefix: 'mekong_' });
  const rabbit = await startTestRabbit();
  cleanup.add(rabbit.stop);
  await makeBrokerAdmin(rabbit.managementUrl, 'shop', env.RABBITMQ_PASSWORD!);
  const mails = await startMailServer();
  cleanup.add(mails.stop);
  const ways = { 5432: postgres.url, 5672: rabbit.amqpUrl, 15672: rabbit.managementUrl, 1025: mails.url };
  for (const [port, url] of Object.entries(ways)) {
    const target = { host: '127.0.0.1', port: Number(new URL(url).port) };
    cleanup.add(await leadTo({ host: address, port: Number(port) }, target));
  }
  return mails;
}

/** As the image of RabbitMQ does of `RABBITMQ_DEFAULT_USER`. */
async function makeBrokerAdmin(managementUrl: string, name: string, password: string): Promise<void> {
  const { origin, username, password: own } = new URL(managementUrl);
  const authorization = `Basic ${Buffer.from(`${username}:${own}`).toString('base64')}`;
  const put = async (path: string, body: object) => {
    const headers = { authorization, 'content-type': 'application/json' };
    const answer = await fetch(`${origin}/api/${path}`, {
      method: 'PUT',
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`RabbitMQ answered ${answer.status} to ${path}.`);
  };
  await put(`users/${name}`, { password, tags: 'administrator' });
  await put(`permissions/%2F/${name}`, { configure: '.*', write: '.*', read: '.*' });
}

interface Place {
  host: string;
  port: number;
}

/** Passes connections to one place on to another; answers what ends that. */
async function leadTo(place: Place, target: Place): Promise<() => Promise<void>> {
  const server = createServer((near) => {
    const far = connect(target);
    near.pipe(far).pipe(near);
    // Whoever ends while the other speaks resets the connection.
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
  });
  await once(server.listen(place), 'listening');
  return async () => void server.close();
}
