import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { serviceNames, urlSetting, type ServiceName } from '@mekong/contracts';
import { createTestDatabase, createTestVhost, waitFor } from '@mekong/testing';
import { buildBackend } from '../../infra/local/build.mjs';
import { Cleanup } from '../../infra/local/cleanup.mjs';
import { reservePort } from '../../infra/local/ports.mjs';
import { startBalancer, type Balancer } from './balancer.js';
import { shopSecrets } from './embedded-shop.js';

const root = new URL('../../', import.meta.url).pathname;
export type Part = ServiceName | 'gateway';

interface Running {
  url: string;
  process: ChildProcess;
  /** Starts it anew at the same address, from the code in a folder. */
  again(code?: string): Promise<Running>;
}

export interface ProcessShop {
  /** Of the gateway; where there are two, of what stands in front of them. */
  url: string;
  /** Where each service listens: its first replica. */
  urls: Record<ServiceName, string>;
  databases: Record<string, string>;
  /** The processes of a part: one, or its replicas. */
  processes: Record<Part, ChildProcess[]>;
  /** Restarts the replicas of a part one after another, as a new version is rolled out: that in a folder, or the same. */
  restart(part: Part, code?: string): Promise<void>;
  /** kill -9 of the first replica of a part, which is started again until it runs, as containers are. */
  crash(part: Part): Promise<void>;
  /** kill -9 of the first replica of a part; `start` starts it again. */
  kill(part: Part): Promise<{ start(): Promise<void> }>;
  stop(): Promise<void>;
}

/** The command of a part, as its container runs it too; relative to the project's folder. */
export function commandOf(part: Part): string[] {
  return ['node', `${part === 'gateway' ? 'gateway' : `services/${part}`}/dist/main.js`];
}

/** Starts one part as one of the children; resolves when it says where it serves. */
async function startPart(
  children: ChildProcess[],
  part: Part,
  env: Record<string, string>,
  code = root,
): Promise<Running> {
  const child = spawn(process.execPath, commandOf(part).slice(1), {
    cwd: code,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
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
  const { port } = new URL(url);
  return {
    url,
    process: child,
    again: (next = code) => startPart(children, part, { ...env, PORT: port }, next),
  };
}

/** Where the parts of a shop find their broker and databases. */
export interface Servers {
  amqpUrl: string;
  /** Of each service. */
  databases: Record<string, string>;
  drop(): Promise<void>;
}

/** A virtual host and databases on the servers that all tests share. */
export async function onSharedServers(): Promise<Servers> {
  const vhost = await createTestVhost();
  const databases = await Promise.all(serviceNames.map((name) => createTestDatabase(name)));
  return {
    amqpUrl: vhost.amqpUrl,
    databases: Object.fromEntries(serviceNames.map((name, place) => [name, databases[place]!.url])),
    drop: async () => {
      await vhost.drop();
      await Promise.all(databases.map((database) => database.drop()));
    },
  };
}

/**
 * The whole shop with every part in a process of its own, over RabbitMQ; `replicas` says how many of which part, and `code`
 * in which folder its code is.
 */
export async function startProcessShop(
  replicas: Partial<Record<Part, number>> = {},
  env: Record<string, string> = {},
  servers?: Servers,
  code = root,
): Promise<ProcessShop> {
  const cleanup = new Cleanup();
  try {
    await buildBackend();
    const { drop, ...where } = servers ?? (await onSharedServers());
    cleanup.add(drop);
    return await startParts(cleanup, replicas, env, where, code);
  } catch (error) {
    await cleanup.run();
    throw error;
  }
}

async function startParts(
  cleanup: Cleanup,
  replicas: Partial<Record<Part, number>>,
  env: Record<string, string>,
  { amqpUrl, databases }: Omit<Servers, 'drop'>,
  code: string,
): Promise<ProcessShop> {
  const children: ChildProcess[] = [];
  cleanup.add(() => Promise.all(children.map((child) => end(child))));
  const { port, release } = await reservePort();
  const url = `http://localhost:${port}`;
  const shared = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    DEMO_ACCOUNTS: 'true',
    PUBLIC_URL: url,
    CLOSING_DELAY_MS: '0',
    AMQP_URL: amqpUrl,
    ...shopSecrets(),
    ...env,
  };
  const running = {} as Record<Part, Running[]>;
  const urls: Record<string, string> = {};
  await Promise.all(
    serviceNames.map(async (service) => {
      const starts = Array.from({ length: replicas[service] ?? 1 }, () =>
        startPart(children, service, { ...shared, PORT: '0', DATABASE_URL: databases[service]! }, code),
      );
      running[service] = await Promise.all(starts);
      urls[urlSetting(service)] = running[service].map((one) => one.url).join(',');
    }),
  ).finally(release);
  const ofGateway = { ...shared, ...urls, HOST: 'localhost' };
  let balancer: Balancer | undefined;
  if (replicas.gateway) {
    const behind = { ...ofGateway, PORT: '0', TRUSTED_PROXIES: '127.0.0.1,::1' };
    const starts = Array.from({ length: replicas.gateway }, () =>
      startPart(children, 'gateway', behind, code),
    );
    running.gateway = await Promise.all(starts);
    balancer = await startBalancer(
      port,
      running.gateway.map((one) => one.url),
    );
    cleanup.add(balancer.stop);
  } else {
    running.gateway = [await startPart(children, 'gateway', { ...ofGateway, PORT: String(port) }, code)];
  }
  const processes = Object.fromEntries(
    Object.entries(running).map(([part, replicas]) => [part, replicas.map((one) => one.process)]),
  ) as Record<Part, ChildProcess[]>;
  const note = (part: Part, place: number, again: Running) => {
    running[part][place] = again;
    processes[part][place] = again.process;
  };
  const kill = async (part: Part) => {
    const [replica] = running[part];
    await end(replica!.process, 'SIGKILL');
    return { start: async () => note(part, 0, await waitFor(() => replica!.again(), { timeoutMs: 60_000 })) };
  };
  return {
    url,
    urls: Object.fromEntries(
      serviceNames.map((name) => [name, running[name][0]!.url]),
    ) as ProcessShop['urls'],
    databases,
    processes,
    kill,
    crash: async (part) => (await kill(part)).start(),
    restart: async (part, next) => {
      for (const [place, replica] of running[part].entries()) {
        await end(replica.process);
        note(part, place, await replica.again(next));
        if (part === 'gateway') await balancer?.usesAll();
      }
    },
    stop: () => cleanup.run(),
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  // One that was stopped gets its signal when it goes on.
  child.kill('SIGCONT');
  await once(child, 'exit');
}
