import { execFile, type ChildProcess } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { waitFor } from '@mekong/testing';
import { supervise } from '../../../infra/local/supervise.mjs';
import type { Host } from '../../cluster/support/hosts.js';
import type { ComposeService } from '../compose-file.js';
import type { Image } from './build-image.js';

const run = promisify(execFile);

/**
 * What a container engine does before the command: files of its own, read-only, but for /tmp; processes of its own; the image's user,
 * without any right of root.
 */
const entry = `
set -e
files=$1 names=$2 temporary=$3 user=$4; shift 4
mount --make-rprivate /
mount --bind "$files" "$files"
mount --bind "$names" "$files/etc/hosts"
mount -t tmpfs -o size=64m tmpfs "$files/dev"
for device in null zero random urandom; do touch "$files/dev/$device"; mount --bind "/dev/$device" "$files/dev/$device"; done
mount -t proc proc "$files/proc"
if [ "$temporary" = tmpfs ]; then mount -t tmpfs -o mode=1777 tmpfs "$files/tmp"; else mount --bind "$temporary" "$files/tmp"; fi
for place in "$files" "$files/etc/hosts"; do mount -o remount,ro,bind "$place"; done
cd "$files"
exec chroot . setpriv --reuid="$user" --regid="$user" --init-groups --no-new-privs --bounding-set=-all --inh-caps=-all "$@"
`;

/** A service of docker-compose.yml, as a container that was made of the image on a host of its own. */
export class Container {
  constructor(
    private readonly image: Image,
    private readonly service: ComposeService,
    private readonly host: Host,
  ) {}

  /** Starts its command, and waits until it is healthy; rejects with its log where it ends before, or takes too long. */
  async startUntilHealthy(timeoutMs: number): Promise<void> {
    const command = this.start();
    const isHealthyOrOver = async () => command.exitCode !== null || (await this.isHealthy());
    const what = `${this.service.command!.at(-1)} to be healthy`;
    const why = await waitFor(isHealthyOrOver, { timeoutMs, what }).catch((error: Error) => error.message);
    if (command.exitCode === null && why === true) return;
    throw new Error(`${why === true ? what : why}; its log says:\n${await this.log()}`);
  }

  private start(): ChildProcess {
    return supervise(
      {
        command: 'ip',
        args: this.argsFor(this.service.command!),
        cwd: this.host.folder,
        stopSignal: 'SIGKILL',
        lastSignal: 'SIGKILL',
      },
      this.logPath,
    );
  }

  /** Runs its command to its end; rejects with its output where it fails. */
  async complete(): Promise<void> {
    // Compose reads `$$` as `$`.
    await this.run(this.service.command!.map((word) => word.replaceAll('$$', '$')));
  }

  /** Whether the health check of the image says that it is healthy. */
  private async isHealthy(): Promise<boolean> {
    const [kind, ...command] = this.image.config.Healthcheck.Test;
    if (kind !== 'CMD') throw new Error(`A health check of the kind ${kind} is not known here.`);
    return this.run(command).then(
      () => true,
      () => false,
    );
  }

  /** Runs a command with the files, the user and the settings of the container; answers what it prints. */
  async run(command: string[]): Promise<string> {
    return (await run('ip', this.argsFor(command))).stdout;
  }

  /** What Linux says of the process that its command has become. */
  async status(): Promise<{ status: string; mounts: string }> {
    const pids = (await run('ip', ['netns', 'pids', this.host.name])).stdout.trim().split('\n');
    for (const pid of pids) {
      const status = await readFile(`/proc/${pid}/status`, 'utf8');
      if (/^NSpid:\t\d+\t1$/m.test(status))
        return { status, mounts: await readFile(`/proc/${pid}/mountinfo`, 'utf8') };
    }
    throw new Error(`Nothing runs in the container; its log says:\n${await this.log()}`);
  }

  private log(): Promise<string> {
    return readFile(this.logPath, 'utf8').catch(() => '');
  }

  private get logPath(): string {
    return join(this.host.folder, 'container.log');
  }

  private argsFor(command: string[]): string[] {
    const { User, WorkingDir, Env } = this.image.config;
    const { tmpfs = [], volumes = [], read_only, environment = {} } = this.service;
    const isVolume = volumes.some((volume) => volume.endsWith(':/tmp'));
    if (!read_only || (!isVolume && !tmpfs.includes('/tmp')))
      throw new Error('This container is another kind.');
    const settings = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
    const inside = ['env', '-i', `--chdir=${WorkingDir}`, ...Env, ...settings, ...command];
    const temporary = isVolume ? this.host.folder : 'tmpfs';
    return [
      ...['netns', 'exec', this.host.name, 'unshare', '--mount', '--pid', '--fork', '--kill-child'],
      ...[
        'sh',
        '-c',
        entry,
        'sh',
        this.image.files,
        join(this.host.folder, 'hosts'),
        temporary,
        User,
        ...inside,
      ],
    ];
  }
}

/** Tells a host at which addresses the others are. */
export const tellNames = (host: Host, addresses: Record<string, string>): Promise<void> =>
  writeFile(
    join(host.folder, 'hosts'),
    Object.entries({ localhost: '127.0.0.1', ...addresses })
      .map(([name, address]) => `${address} ${name}\n`)
      .join(''),
  );
