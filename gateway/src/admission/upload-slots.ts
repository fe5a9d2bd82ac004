import { Injectable } from '@nestjs/common';
import { Problem } from '@mekong/contracts';
import { QueuePerKey } from '@mekong/service-defaults';
import { limits } from './limits.js';

const tooMany = () =>
  new Problem(429, 'TOO_MANY_UPLOADS', 'Too many uploads are running right now. Please try again shortly.', {
    retryAfter: 5,
  });

/** Lets few uploads of a user run at once; the others wait, unread. */
@Injectable()
export class UploadSlots {
  private readonly queues = new QueuePerKey({ ...limits.uploads, tooMany });

  /** Runs `work` when it is this user's turn. Throws 429 where too many uploads wait already. */
  run(userId: string, work: () => Promise<void>): Promise<void> {
    return this.queues.run(userId, work);
  }
}
