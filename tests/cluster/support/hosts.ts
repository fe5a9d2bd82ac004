import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { mkdtemp, chmod, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Cleanup } from '../../../infra/local/cleanup.mjs';
import { supervise } from '../../../infra/local/supervise.mjs';

const run = promisify(execFile);

/** A machine of its own: a network namespace that a bridge joins to the others and to this machine. */
export interface Host {
  name: string;
  address: string;
  /** For its files; any user may write there. */
  folder: string;
  /** Starts a program there, as the user nobody. */
  start(name: string, command: string[], env?: Record<string, string>): void;
  /** Gives all files in its folder to the user nobody. */
  own(): Promise<void>;
  /** From now on all packets to and from it vanish, or those of a port, here and there: nobody is told that it is away. */
  cutOff(port?: number): Promise<void>;
  /** The same between it and other hosts; this machine still reaches it. */
  partFrom(hosts: Host[]): Promise<void>;
  /** From now on so many percent of its packets are lost, each way. */
  losePackets(percent: number): Promise<void>;
  /** Packets get through again. */
  rejoin(): Promise<void>;
  /** kill -9 of all that runs there. */
  powerOff(): Promise<void>;
  /** kill -9 of what runs there and names this in its command line. */
  kill(program: string): Promise<void>;
}

export interface Hosts {
  hosts: Host[];
  /** The address of this machine, which all hosts reach. */
  address: string;
  remove(): Promise<void>;
}

const prefix = 'mekong';
const nobody = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'];

/** Makes so many hosts on a network of their own. */
export async function makeHosts(count: number): Promise<Hosts> {
  const cleanup = new Cleanup();
  // Two runs on one machine have networks of their own.
  const network = process.pid % 250;
  const bridge = `${prefix}${network}`;
  const addressOf = (place: number) => `10.77.${network}.${place}`;
  try {
    await ip(`link add ${bridge} type bridge`);
    cleanup.add(() => ip(`link del ${bridge}`));
    await ip(`addr add ${addressOf(254)}/24 dev ${bridge}`);
    await ip(`link set ${bridge} up`);
    const hosts: Host[] = [];
    for (let place = 1; place <= count; place += 1)
      hosts.push(await makeHost(cleanup, bridge, place, addressOf(place)));
    return { hosts, address: addressOf(254), remove: () => cleanup.run() };
  } catch (error) {
    await cleanup.run();
    throw error;
  }
}

async function makeHost(cleanup: Cleanup, bridge: string, place: number, address: string): Promise<Host> {
  const name = `${bridge}h${place}`;
  await ip(`netns add ${name}`);
  cleanup.add(() => ip(`netns del ${name}`));
  await ip(`link add ${name}v type veth peer name eth0 netns ${name}`);
  await ip(`link set ${name}v master ${bridge} up`);
  await ip(`-n ${name} link set lo up`);
  await ip(`-n ${name} addr add ${address}/24 dev eth0`);
  await ip(`-n ${name} link set eth0 up`);
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  await chmod(folder, 0o777);
  cleanup.add(() => rm(folder, { recursive: true, force: true }));
  cleanup.add(() => endAll(name));
  const inside = ['netns', 'exec', name];
  const drop = (...rule: string[]) => run('ip', [...inside, 'iptables', '-A', ...rule, '-j', 'DROP']);
  return {
    name,
    address,
    folder,
    start: (program, command, env) => startIn(folder, program, [...inside, ...nobody, ...command], env),
    own: async () => void (await run('chown', ['-R', '65534:65534', folder])),
    cutOff: async (port) => {
      const ends = port ? ['--dport', '--sport'].map((end) => ['-p', 'tcp', end, String(port)]) : [[]];
      for (const end of ends) {
        await drop('INPUT', '-i', 'eth0', ...end);
        await drop('OUTPUT', '-o', 'eth0', ...end);
      }
    },
    partFrom: async (hosts) => {
      for (const other of hosts) {
        await drop('INPUT', '-s', other.address);
        await drop('OUTPUT', '-d', other.address);
      }
    },
    losePackets: async (percent) => {
      const some = ['-m', 'statistic', '--mode', 'random', '--probability', String(percent / 100)];
      await drop('INPUT', '-i', 'eth0', ...some);
      await drop('OUTPUT', '-o', 'eth0', ...some);
    },
    rejoin: async () => void (await run('ip', [...inside, 'iptables', '-F'])),
    powerOff: () => endAll(name),
    kill: (program) => endAll(name, (command) => command.includes(program)),
  };
}

function startIn(folder: string, name: string, args: string[], env: Record<string, string> = {}): void {
  const plan = {
    command: 'ip',
    args,
    cwd: folder,
    env,
    stopSignal: 'SIGKILL',
    lastSignal: 'SIGKILL',
  } as const;
  supervise(plan, join(folder, `${name}.log`));
}

/** Also what has left the process group of its program, as Erlang's names do. */
async function endAll(name: string, isMeant: (command: string) => boolean = () => true): Promise<void> {
  for (;;) {
    const pids = (await run('ip', ['netns', 'pids', name])).stdout.split('\n').filter(Boolean).map(Number);
    const commands = await Promise.all(pids.map(commandOf));
    const meant = pids.filter((_pid, place) => isMeant(commands[place]!));
    if (meant.length === 0) return;
    for (const pid of meant) endOne(pid);
    await wait(50);
  }
}

/** Nothing where it has ended meanwhile. */
const commandOf = (pid: number) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');

function endOne(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

const ip = async (command: string): Promise<void> => void (await run('ip', command.split(' ')));
