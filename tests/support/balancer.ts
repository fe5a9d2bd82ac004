import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor } from '@mekong/testing';

export interface Balancer {
  /** Resolves when it sends calls to every gateway. */
  usesAll(): Promise<void>;
  stop(): Promise<void>;
}

const statePath = '/state-of-the-balancer';

/** Every gateway says itself when it is about to close; what was refused a connection is given to another one. */
const configOf = (port: number, gateways: string[]) => `
defaults
  mode http
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  timeout check 2s
  option http-server-close
  option redispatch 1
  option forwardfor
  retries 3
frontend shop
  bind localhost:${port}
  stats enable
  stats uri ${statePath}
  default_backend gateways
backend gateways
  option httpchk GET /health/ready
  default-server check inter 200ms fall 1 rise 1
${gateways.map((url, place) => `  server gateway-${place} ${new URL(url).host}`).join('\n')}
`;

/** Starts HAProxy at a port of this machine, in front of gateways. Resolves when it serves. */
export async function startBalancer(port: number, gateways: string[]): Promise<Balancer> {
  const folder = await mkdtemp(join(tmpdir(), 'mekong-haproxy-'));
  const path = join(folder, 'haproxy.cfg');
  await writeFile(path, configOf(port, gateways));
  const child = spawn('haproxy', ['-db', '-f', path], { stdio: ['ignore', 'ignore', 'pipe'] });
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
  const usesAll = async () => {
    const table = await (await fetch(`http://localhost:${port}${statePath};csv`)).text();
    return (
      table.split('\n').filter((line) => /^gateways,gateway-.*,UP,/.test(line)).length === gateways.length
    );
  };
  return {
    usesAll: () => waitFor(usesAll, { what: 'HAProxy to use every gateway' }).then(() => undefined),
    stop,
  };
}
