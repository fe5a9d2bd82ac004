import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hosts } from './hosts.js';
import { amqpPort, managementPort } from './broker-cluster.js';
import { patroniPort } from './database-cluster.js';

/** Where HAProxy listens, at the address of this machine. */
export const primaryPort = 5432;

/**
 * One address for the primary database, and one for the broker, as Services of Kubernetes are. A connection to a host that is away
 * is not closed, as nobody is there to close it.
 */
const configOf = ({ hosts, address }: Hosts) => `
defaults
  mode tcp
  timeout connect 1s
  timeout client 1d
  timeout server 1d
  timeout check 1s
  retries 1
  option redispatch

listen primary
  bind ${address}:${primaryPort}
  option httpchk OPTIONS /primary
  default-server check port ${patroniPort} inter 1s fastinter 500ms fall 2 rise 1
${hosts.map((host) => `  server ${host.name} ${host.address}:5432`).join('\n')}

listen broker
  bind ${address}:${amqpPort}
  balance leastconn
  default-server check inter 1s fall 2 rise 1
${hosts.map((host) => `  server ${host.name} ${host.address}:${amqpPort}`).join('\n')}

listen management
  bind ${address}:${managementPort}
  default-server check inter 1s fall 2 rise 1
${hosts.map((host) => `  server ${host.name} ${host.address}:${managementPort}`).join('\n')}
`;

export async function startOneAddress(hosts: Hosts): Promise<{ stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'mekong-one-address-'));
  const path = join(folder, 'haproxy.cfg');
  await writeFile(path, configOf(hosts));
  const child = spawn('haproxy', ['-db', '-f', path], { stdio: 'ignore' });
  return {
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}
