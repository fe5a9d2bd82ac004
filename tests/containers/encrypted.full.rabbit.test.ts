import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serviceNames } from '@mekong/contracts';
import {
  aCertificate,
  encryptPostgres,
  query,
  startTestRabbit,
  startThrowAwayPostgres,
} from '@mekong/testing';
import { freePort } from '../../infra/local/ports.mjs';
import { replayable } from '../faults/support/random.js';
import { Sales } from '../faults/support/sales.js';
import { startProcessShop, type Servers } from '../support/process-shop.js';

const root = new URL('../../', import.meta.url).pathname;

/** A database and a broker that speak to nobody in the open, as those of the manifests. */
async function startEncrypted() {
  const folder = await mkdtemp(join(tmpdir(), 'mekong-encrypted-'));
  const made = await aCertificate();
  const [certificate, key] = [join(folder, 'server.crt'), join(folder, 'server.key')];
  await writeFile(certificate, made.certificate);
  await writeFile(key, made.key);
  const [port, managementPort] = [await freePort(), await freePort()];
  const files = (name: string) => [
    `${name}.cacertfile = ${certificate}`,
    `${name}.certfile = ${certificate}`,
    `${name}.keyfile = ${key}`,
  ];
  const rabbit = await startTestRabbit(tmpdir(), [
    `listeners.ssl.default = 127.0.0.1:${port}`,
    ...files('ssl_options'),
    'management.ssl.ip = 127.0.0.1',
    `management.ssl.port = ${managementPort}`,
    ...files('management.ssl'),
  ]);
  const postgres = await startThrowAwayPostgres();
  await encryptPostgres(postgres.url, made, 'only');
  return {
    certificate,
    amqpUrl: `amqps://guest:guest@localhost:${port}`,
    managementUrl: `https://guest:guest@localhost:${managementPort}`,
    plainManagementUrl: rabbit.managementUrl,
    /** The address of a database as the manifests have it. */
    databaseUrl: (name: string, parameters = '?sslmode=verify-full') => {
      const url = new URL(postgres.url);
      return `postgres://${url.username}:${url.password}@localhost:${url.port}/${name}${parameters}`;
    },
    stop: async () => {
      await Promise.all([rabbit.stop(), postgres.stop()]);
      await rm(folder, { recursive: true });
    },
  };
}

it('the whole shop sells, and speaks to its database and its broker by TLS only', async () => {
  const encrypted = await startEncrypted();
  const admin = encrypted.databaseUrl(
    'postgres',
    `?sslmode=verify-full&sslrootcert=${encrypted.certificate}`,
  );
  for (const name of serviceNames) await query(admin, `CREATE DATABASE mekong_${name}`);
  const authority = { NODE_EXTRA_CA_CERTS: encrypted.certificate };
  const servers: Servers = {
    amqpUrl: encrypted.amqpUrl,
    databases: Object.fromEntries(
      serviceNames.map((name) => [name, encrypted.databaseUrl(`mekong_${name}`)]),
    ),
    drop: encrypted.stop,
  };
  const passwords = Object.fromEntries(
    serviceNames.map((name) => [`${name.toUpperCase()}_BROKER_PASSWORD`, `the-long-word-of-${name}`]),
  );
  await promisify(execFile)(process.execPath, ['libs/messaging/dist/prepare-broker.main.js'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      AMQP_ADMIN_URL: encrypted.amqpUrl,
      BROKER_MANAGEMENT_URL: encrypted.managementUrl,
      ...passwords,
      ...authority,
    },
  });
  const shop = await startProcessShop({}, { PASSWORD_HASH_COST: '4', ...authority }, servers);
  try {
    const sales = await Sales.open(shop.url);
    await replayable(1, (random) => sales.sell(5, random));
    expect(sales.oddAnswers).toEqual([]);
    const sessions = await query(
      admin,
      `SELECT application_name AS who, ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE application_name LIKE 'mekong-%'`,
    );
    expect(new Set(sessions.map(({ who }) => who)).size).toBeGreaterThanOrEqual(serviceNames.length);
    expect(sessions.filter(({ ssl }) => !ssl)).toEqual([]);
    const connections = await connectionsTo(encrypted.plainManagementUrl);
    expect(connections.length).toBeGreaterThanOrEqual(serviceNames.length);
    expect(connections.filter(({ ssl }) => !ssl)).toEqual([]);
  } finally {
    await shop.stop();
  }
});

async function connectionsTo(managementUrl: string): Promise<{ ssl: boolean }[]> {
  const { origin, username, password } = new URL(managementUrl);
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  const answer = await fetch(`${origin}/api/connections`, { headers: { authorization } });
  return (await answer.json()) as { ssl: boolean }[];
}
