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
  /** Starts it anew at the same address. */
  again(): Promise<Running>;
}

export interface ProcessShop {
  url: string;
  databases: Record<string, string>;
  /** The processes of a part: one, or its replicas. */
  processes: Record<Part, ChildProcess[]>;
  /** Restarts the replicas of a part one after another, as a new version is rolled out. */
  restart(part: Part): Promise<void>;
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
  return { url, process: child, again: () => startPart(part, { ...env, PORT: new URL(url).port }) };
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
    CLOSING_DELAY_MS: '0',
    AMQP_URL: vhost.amqpUrl,
    ...shopSecrets(),
    ...env,
  };
  const running = {} as Record<Part, Running[]>;
  const databases: Record<string, TestDatabase> = {};
  const urls: Record<string, string> = {};
  await Promise.all(
    serviceNames.map(async (service) => {
      const database = (databases[service] = await createTestDatabase(service));
      const starts = Array.from({ length: replicas[service] ?? 1 }, () =>
        startPart(service, { ...shared, PORT: '0', DATABASE_URL: database.url }),
      );
      running[service] = await Promise.all(starts);
      urls[urlSetting(service)] = running[service].map((one) => one.url).join(',');
    }),
  );
  const gateway = await startPart('gateway', { ...shared, ...urls, PORT: String(port), HOST: 'localhost' });
  running.gateway = [gateway];
  const processes = Object.fromEntries(
    Object.entries(running).map(([part, replicas]) => [part, replicas.map((one) => one.process)]),
  ) as Record<Part, ChildProcess[]>;
  return {
    url,
    databases: Object.fromEntries(Object.entries(databases).map(([name, database]) => [name, database.url])),
    processes,
    restart: async (part) => {
      for (const [place, replica] of running[part].entries()) {
        await end(replica.process);
        const again = await replica.again();
        running[part][place] = again;
        processes[part][place] = again.process;
      }
    },
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
