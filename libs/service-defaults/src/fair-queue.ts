import { TurnLine, type Sender } from './turn-line.js';

interface Waiting {
  start: () => void;
  refuse: (reason: Error) => void;
}

export interface QueueLimits {
  /** Tasks that run at the same time. */
  concurrency: number;
  /** So many may wait, however long it takes. */
  patience: number;
  /** More may wait while the last of them can expect to wait no longer than this; by default no more may. */
  maxWaitMs?: number;
  /** Makes the error of a refused task; `isGreedy` when its sender has far more waiting than the others. */
  tooMany: (isGreedy: boolean) => Error;
}

/** How much the newest task counts in the average of their durations. */
const newestShare = 0.1;

/**
 * Runs a few tasks at a time. Those that wait take turns by their senders (`TurnLine`), so that whoever sends hundreds waits
 * behind themself and not in front of everybody else; where too many wait, the newest of the sender with the most is refused. A
 * queue that grows without end would make everybody wait so long that nobody does.
 */
export class FairQueue {
  private readonly waiting = new TurnLine<Waiting>();
  private running = 0;
  private averageMs = 0;

  constructor(private readonly limits: QueueLimits) {}

  async run<T>(sender: Sender, task: () => Promise<T>): Promise<T> {
    if (this.running < this.limits.concurrency) this.running += 1;
    else await this.turnOf(sender);
    const startedAt = performance.now();
    try {
      return await task();
    } finally {
      this.noteDuration(performance.now() - startedAt);
      this.startNext();
      while (this.isFull()) this.refuseOne();
    }
  }

  private noteDuration(ms: number): void {
    this.averageMs = this.averageMs === 0 ? ms : this.averageMs + (ms - this.averageMs) * newestShare;
  }

  private turnOf(sender: Sender): Promise<void> {
    return new Promise((start, refuse) => {
      this.waiting.add(sender, { start, refuse });
      if (this.isFull()) this.refuseOne();
    });
  }

  private isFull(): boolean {
    const { patience, concurrency, maxWaitMs } = this.limits;
    const waiting = this.waiting.size;
    if (waiting <= patience) return false;
    return maxWaitMs === undefined || (waiting / concurrency) * this.averageMs > maxWaitMs;
  }

  private refuseOne(): void {
    const { item, isGreedy } = this.waiting.takeFromLargest();
    item.refuse(this.limits.tooMany(isGreedy));
  }

  /** The one that ended makes room for the one whose turn it is. */
  private startNext(): void {
    const next = this.waiting.takeNext();
    if (next) next.start();
    else this.running -= 1;
  }
}
