import { Injectable } from '@nestjs/common';
import { Problem } from '@mekong/contracts';
import { networkOf, QueuePerKey, tooManyCalls } from '@mekong/service-defaults';
import { NetworkAmounts } from './amounts.js';
import { limits } from './limits.js';

const tooMany = () =>
  new Problem(429, 'TOO_MANY_UPLOADS', 'Too many uploads are running right now. Please try again shortly.', {
    retryAfter: 5,
  });

/** Lets few uploads of a user run at once; the others wait, unread. Of one network only so many run, of however many users. */
@Injectable()
export class UploadSlots {
  private readonly queues = new QueuePerKey({ ...limits.uploads, tooMany });
  private readonly running = new NetworkAmounts();

  /** Runs `work` when it is this user's turn. Throws 429 where too many uploads wait already, or run of their network. */
  run(userId: string, address: string, work: () => Promise<void>): Promise<void> {
    const network = networkOf(address);
    return this.queues.run(userId, async () => {
      if (!this.running.hasRoom(network, 1, limits.uploads.ofNetwork)) throw tooManyCalls('network');
      this.running.add(network);
      try {
        await work();
      } finally {
        this.running.remove(network);
      }
    });
  }
}
