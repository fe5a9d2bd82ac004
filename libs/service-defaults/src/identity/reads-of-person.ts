import { Injectable } from '@nestjs/common';
import { FairQueue } from '../fair-queue.js';
import { tooManyCalls } from '../problem.js';

/** Half of the smallest pool that the shop is started with. */
const atOnce = 3;
/** So many may wait, and more while they get their turn before the gateway gives them up. */
const maxWaiting = 40;
const maxWaitMs = 2_000;

/**
 * Lets few reads of one person run at once; the others wait without a connection to the database, and what nobody waits for
 * any more is not read, or no longer. A list that is searched by many words takes a second in a big shop, and hundreds of them would leave
 * no connection for customers.
 */
@Injectable()
export class ReadsOfPerson {
  private readonly queues = new Map<string, { queue: FairQueue; reads: number }>();

  async run(userId: string, read: () => Promise<unknown>): Promise<unknown> {
    const own = this.queues.get(userId) ?? { queue: newQueue(), reads: 0 };
    this.queues.set(userId, own);
    own.reads += 1;
    try {
      return await own.queue.run(userId, read);
    } finally {
      own.reads -= 1;
      if (own.reads === 0) this.queues.delete(userId);
    }
  }
}

const newQueue = () =>
  new FairQueue({
    concurrency: atOnce,
    patience: maxWaiting,
    maxWaitMs,
    tooMany: () => tooManyCalls('account'),
  });
