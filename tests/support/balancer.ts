import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor } from '@mekong/testing';

export interface Balancer {
  /** Resolves when it sends calls to every gateway. */
  usesAll(): Promise<void>;
  /** How many connections to gateways are in use right now. */
  connectionsToGateways(): Promise<number>;
  stop(): Promise<void>;
}

const statePath = '/state-of-the-balancer';
/** The column of HAProxy's table that tells of sessions under way. */
const sessionsNow = 4;

const folderOfConfig = new URL('../../infra/haproxy/', import.meta.url).pathname;

/** Stands for `gateways.cfg`: gateways at ports of this machine, which are seen to come and go at once. */
const backendOf = (gateways: string[]) => `
backend gateways
  balance leastconn
  option httpchk GET /health/ready
  stats enable
  stats uri ${statePath}
  default-server check inter 200ms fall 1 rise 1
${gateways.map((url, place) => `  server gateway-${place} ${new URL(url).host}`).join('\n')}
`;

/** Starts HAProxy with the shop's settings at a port of this machine, in front of gateways. Resolves when it serves. */
export async function startBalancer(
  port: number,
  gateways: string[],
  env: Record<string, string> = {},
): Promise<Balancer> {
  const folder = await mkdtemp(join(tmpdir(), 'mekong-haproxy-'));
  const path = join(folder, 'gateways.cfg');
  await writeFile(path, backendOf(gateways));
  const child = spawn('haproxy', ['-db', '-f', join(folderOfConfig, 'shop.cfg'), '-f', path], {
    // As many as the open files of a usual machine allow.
    env: { ...process.env, LISTEN: `localhost:${port}`, CONNECTIONS: '2000', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk) => (output += chunk));
  const isServing = async () => {
    if (child.exitCode !== null) throw new Error(`HAProxy ended: ${output}`);
    return (await fetch(`http://localhost:${port}/health/ready`).catch(() => undefined))?.ok;
  };
  const stop = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    await rm(folder, { recursive: true });
  };
  await waitFor(isServing, { what: 'HAProxy' }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  /** HAProxy's own figures of each gateway. */
  const rows = async () => {
    const table = await (await fetch(`http://localhost:${port}${statePath};csv`)).text();
    return table.split('\n').filter((line) => line.startsWith('gateways,gateway-'));
  };
  const usesAll = async () => (await rows()).filter((row) => row.includes(',UP,')).length === gateways.length;
  return {
    usesAll: () => waitFor(usesAll, { what: 'HAProxy to use every gateway' }).then(() => undefined),
    connectionsToGateways: async () =>
      (await rows()).reduce((sum, row) => sum + Number(row.split(',')[sessionsNow]), 0),
    stop,
  };
}
