import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ImageTask } from './image-task.js';
import type { Reading } from './read-image.js';

const program = fileURLToPath(new URL('./reader.main.js', import.meta.url));

/** What it may allocate, in kB: with an image of the largest budget Node.js and the libraries need about 390 MB. */
const mostKb = 500_000;

/** From version 24 on Node.js reserves so much for compiled code, of which it uses little, and the kernel counts all of it. */
const reservedKb = Number.parseInt(process.versions.node) >= 24 ? 512 * 1024 : 0;

/**
 * Where the kernel has such limits (Linux) allocations beyond that fail, and where a container's memory ends nevertheless the
 * kernel ends this process and not the service.
 */
const limited = `ulimit -d ${mostKb + reservedKb}; echo 1000 > /proc/self/oom_score_adj; exec "$0" "$@"`;

const flags = ['--max-old-space-size=64', '--v8-pool-size=1'];

/** All of its environment: few threads, and few heaps of the C library for them. That of the service has secrets. */
const env = { UV_THREADPOOL_SIZE: '2', MALLOC_ARENA_MAX: '2' };

/** How long it may work on one image; ordinary ones take a second. */
const maxMs = 20_000;

/** Why a process gave no answer: something ended it, the image did, or its time was over. */
export interface ReaderLost {
  why: 'killed' | 'crashed' | 'too long';
}

/** A process that reads images, one after the other. What an image does to it, it does not do to the service. */
export class ReaderProcess {
  private readonly child: ChildProcess;

  constructor() {
    const command = [process.execPath, ...flags, program];
    const [file, ...args] = process.platform === 'linux' ? ['/bin/sh', '-c', limited, ...command] : command;
    this.child = spawn(file!, args, {
      env,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    // Between two images it keeps no process alive, and that it cannot be started is told by the next reading.
    this.child.unref();
    this.child.channel?.unref();
    this.child.on('error', () => {});
  }

  get isGone(): boolean {
    return !this.child.connected;
  }

  /** Reads one image; not to be called before it has answered. One that was lost reads no more. */
  async read(task: ImageTask): Promise<Reading | { refused: ReaderLost }> {
    const waiting = new AbortController();
    let isLate = false;
    const clock = setTimeout(() => {
      isLate = true;
      this.child.kill('SIGKILL');
    }, maxMs);
    try {
      return await Promise.race([this.answer(waiting.signal), this.end(waiting.signal), this.send(task)]);
    } catch (error) {
      return { refused: { why: isLate ? 'too long' : error instanceof Crashed ? 'crashed' : 'killed' } };
    } finally {
      clearTimeout(clock);
      waiting.abort();
    }
  }

  /** It ends when it has no more work. */
  dismiss(): void {
    if (this.child.connected) this.child.disconnect();
  }

  private async answer(signal: AbortSignal): Promise<Reading> {
    const [reading] = (await once(this.child, 'message', { signal })) as [Reading];
    return reading;
  }

  private async end(signal: AbortSignal): Promise<never> {
    const [, by] = (await once(this.child, 'exit', { signal })) as [number | null, NodeJS.Signals | null];
    throw by === 'SIGKILL' ? new Error('killed') : new Crashed();
  }

  /** Settles only where the process is gone. */
  private send(task: ImageTask): Promise<never> {
    return new Promise((_, fail) => this.child.send(task, (error) => error && fail(error)));
  }
}

class Crashed extends Error {}
