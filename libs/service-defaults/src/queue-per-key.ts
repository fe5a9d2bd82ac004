import { FairQueue, type QueueLimits } from './fair-queue.js';

interface Queue {
  queue: FairQueue;
  /** Those that run and those that wait. */
  tasks: number;
}

/** A queue for each key, such as a person: tasks of different keys do not wait for each other. */
export class QueuePerKey {
  private readonly queues = new Map<string, Queue>();
  private waiting = 0;

  /** `patienceOfAll` may wait in all queues together; by default any number. */
  constructor(private readonly limits: QueueLimits & { patienceOfAll?: number }) {}

  /** Runs a task when it is its turn among those of this key. Throws where too many wait. */
  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const { concurrency, patienceOfAll = Infinity, tooMany } = this.limits;
    const own = this.queues.get(key) ?? { queue: new FairQueue(this.limits), tasks: 0 };
    if (own.tasks >= concurrency && this.waiting >= patienceOfAll) throw tooMany(false);
    this.queues.set(key, own);
    this.note(own, 1);
    try {
      return await own.queue.run(key, task);
    } finally {
      this.note(own, -1);
      if (own.tasks === 0) this.queues.delete(key);
    }
  }

  private note(own: Queue, more: 1 | -1): void {
    const waitingBefore = this.waitingIn(own);
    own.tasks += more;
    this.waiting += this.waitingIn(own) - waitingBefore;
  }

  private waitingIn({ tasks }: Queue): number {
    return Math.max(0, tasks - this.limits.concurrency);
  }
}
