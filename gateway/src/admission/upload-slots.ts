import { Injectable } from '@nestjs/common';
import { Problem } from '@mekong/contracts';
import pLimit, { type LimitFunction } from 'p-limit';

const runningPerUser = 3;
/** More than so many of a user are sent away rather than kept waiting. */
const waitingPerUser = 200;
/** The same of all users together. */
const maxWaiting = 1_000;

/** Lets few uploads of a user run at once; the others wait, unread. */
@Injectable()
export class UploadSlots {
  private readonly limits = new Map<string, LimitFunction>();
  private waiting = 0;

  /** Runs `work` when it is this user's turn. Throws 429 where too many uploads wait already. */
  async run(userId: string, work: () => Promise<void>): Promise<void> {
    const limit = this.limits.get(userId) ?? pLimit(runningPerUser);
    if (limit.activeCount >= runningPerUser && this.isFull(limit)) throw tooManyUploads();
    this.limits.set(userId, limit);
    this.waiting += 1;
    try {
      await limit(() => {
        this.waiting -= 1;
        return work();
      });
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) this.limits.delete(userId);
    }
  }

  private isFull({ pendingCount }: LimitFunction): boolean {
    return pendingCount >= waitingPerUser || this.waiting >= maxWaiting;
  }
}

const tooManyUploads = () =>
  new Problem(429, 'TOO_MANY_UPLOADS', 'Too many uploads are running right now. Please try again shortly.', {
    retryAfter: 5,
  });
