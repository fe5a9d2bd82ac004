import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';

/** Hashes with this cost, or compares with `hash` if it is given. */
export interface HashingTask {
  password: string;
  hash?: string;
  cost: number;
}

type Result = { value: unknown } | { error: string };

/**
 * The code of a thread, as text, so that it does not depend on how this service is compiled. Where threads have priorities
 * of their own (Linux), it runs at the lowest.
 */
const script = `
const { readlinkSync } = require('node:fs');
const { constants, setPriority } = require('node:os');
const { parentPort, workerData } = require('node:worker_threads');
const bcrypt = require(workerData);
try {
  setPriority(Number(readlinkSync('/proc/thread-self').split('/').pop()), constants.priority.PRIORITY_BELOW_NORMAL);
} catch {}
parentPort.on('message', ({ password, hash, cost }) => {
  try {
    const value = hash ? bcrypt.compareSync(password, hash) : bcrypt.hashSync(password, cost);
    parentPort.postMessage({ value });
  } catch (error) {
    parentPort.postMessage({ error: error.message });
  }
});`;

/**
 * Runs bcrypt on its own threads, one for each core. On those of libuv it would delay file, DNS and compression work, and
 * at normal priority logins would slow down all other requests.
 */
@Injectable()
export class HashingThreads implements OnApplicationShutdown {
  /** How many tasks can run at once. */
  readonly size = availableParallelism();
  private readonly idle: Worker[] = [];
  private readonly all = new Set<Worker>();

  /** Runs one task; call it for at most `size` tasks at the same time. */
  async run(task: HashingTask): Promise<unknown> {
    const thread = this.idle.pop() ?? this.start();
    const result = await new Promise<Result>((resolve, reject) => {
      thread.once('error', reject);
      thread.once('message', (answer: Result) => {
        thread.off('error', reject);
        resolve(answer);
      });
      thread.postMessage(task);
    });
    this.idle.push(thread);
    if ('error' in result) throw new Error(result.error);
    return result.value;
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.all].map((thread) => thread.terminate()));
  }

  private start(): Worker {
    const bcrypt = createRequire(import.meta.url).resolve('bcrypt');
    const thread = new Worker(script, { eval: true, workerData: bcrypt });
    thread.once('exit', () => this.all.delete(thread));
    thread.unref();
    this.all.add(thread);
    return thread;
  }
}
