import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { Resolver } from 'node:dns/promises';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor } from '@mekong/testing';

export interface NameServer {
  address: string;
  /** From now on each name has these addresses, and no other name has any. */
  set(addresses: Record<string, string[]>): Promise<void>;
  stop(): Promise<void>;
}

/** Starts dnsmasq on an address of this machine that nobody else uses, for names that tests set. Only root may do that. */
export async function startNameServer(addresses: Record<string, string[]>): Promise<NameServer> {
  const folder = await mkdtemp(join(tmpdir(), 'mekong-names-'));
  const file = join(folder, 'hosts');
  const write = (all: Record<string, string[]>) =>
    writeFile(
      file,
      Object.entries(all)
        .flatMap(([name, own]) => own.map((one) => `${one} ${name}\n`))
        .join(''),
    );
  await write(addresses);
  const address = `127.77.${randomInt(1, 255)}.${randomInt(1, 255)}`;
  const where = [`--listen-address=${address}`, '--bind-interfaces', '--user=root', '--pid-file'];
  const what = [
    '--conf-file=/dev/null',
    '--no-resolv',
    '--no-hosts',
    '--local=/test/',
    `--addn-hosts=${file}`,
    '--local-ttl=0',
  ];
  const child = spawn('dnsmasq', ['--keep-in-foreground', ...where, ...what], { stdio: 'ignore' });
  const resolver = new Resolver();
  resolver.setServers([address]);
  const isTold = async (all: Record<string, string[]>) => {
    if (child.exitCode !== null) throw new Error('dnsmasq ended');
    for (const [name, own] of Object.entries(all)) {
      const told = await resolver.resolve4(name).catch(() => []);
      if (String(told.sort()) !== String([...own].sort())) return false;
    }
    return true;
  };
  await waitFor(() => isTold(addresses), { what: 'dnsmasq' });
  return {
    address,
    set: async (all) => {
      await write(all);
      child.kill('SIGHUP');
      await waitFor(() => isTold(all), { what: 'dnsmasq to know the new addresses' });
    },
    stop: async () => {
      child.kill();
      await once(child, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}
