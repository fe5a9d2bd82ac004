import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { serviceNames, urlSetting, type ServiceName } from '@mekong/contracts';
import { createTestDatabase, createTestVhost, type TestDatabase } from '@mekong/testing';
import { buildBackend } from '../../infra/local/build.mjs';
import { freePort } from '../../infra/local/ports.mjs';
import { shopSecrets } from './embedded-shop.js';

const root = new URL('../../', import.meta.url).pathname;
export type Part = ServiceName | 'gateway';

interface Running {
  url: string;
  process: ChildProcess;
}

export interface ProcessShop {
  url: string;
  databases: Record<string, string>;
  /** The processes of a part: one, or its replicas. */
  processes: Record<Part, ChildProcess[]>;
  stop(): Promise<void>;
}

/** The command of a part, as its container runs it too; relative to the project's folder. */
export function commandOf(part: Part): string[] {
  return ['node', `${part === 'gateway' ? 'gateway' : `services/${part}`}/dist/main.js`];
}

/** Starts one part; resolves when it says where it serves. */
async function startPart(part: Part, env: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, commandOf(part).slice(1), {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const url = await new Promise<string>((done, fail) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const said = / serves at (\S+)/.exec(output);
      if (said) done(said[1]!);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => fail(new Error(`${part} ended with ${code}: ${output}`)));
  });
  return { url, process: child };
}

/** The whole shop with every part in a process of its own, over RabbitMQ; `replicas` says how many of which service. */
export async function startProcessShop(
  replicas: Partial<Record<Part, number>> = {},
  env: Record<string, string> = {},
): Promise<ProcessShop> {
  await buildBackend();
  const vhost = await createTestVhost();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const shared = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    DEMO_ACCOUNTS: 'true',
    PUBLIC_URL: url,
    AMQP_URL: vhost.amqpUrl,
    ...shopSecrets(),
    ...env,
  };
  const processes = {} as Record<Part, ChildProcess[]>;
  const databases: Record<string, TestDatabase> = {};
  const urls: Record<string, string> = {};
  await Promise.all(
    serviceNames.map(async (service) => {
      const database = (databases[service] = await createTestDatabase(service));
      const starts = Array.from({ length: replicas[service] ?? 1 }, () =>
        startPart(service, { ...shared, PORT: '0', DATABASE_URL: database.url }),
      );
      const running = await Promise.all(starts);
      processes[service] = running.map((one) => one.process);
      urls[urlSetting(service)] = running.map((one) => one.url).join(',');
    }),
  );
  const gateway = await startPart('gateway', { ...shared, ...urls, PORT: String(port), HOST: 'localhost' });
  processes.gateway = [gateway.process];
  return {
    url,
    databases: Object.fromEntries(Object.entries(databases).map(([name, database]) => [name, database.url])),
    processes,
    stop: async () => {
      await Promise.all(Object.values(processes).flat().map(end));
      await vhost.drop();
      await Promise.all(Object.values(databases).map((database) => database.drop()));
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
