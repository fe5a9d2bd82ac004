import { Injectable } from '@nestjs/common';
import { tooManyCalls } from '../problem.js';
import { QueuePerKey } from '../queue-per-key.js';

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
  private readonly queues = new QueuePerKey({
    concurrency: atOnce,
    patience: maxWaiting,
    maxWaitMs,
    tooMany: () => tooManyCalls('account'),
  });

  run(userId: string, read: () => Promise<unknown>): Promise<unknown> {
    return this.queues.run(userId, read);
  }
}
