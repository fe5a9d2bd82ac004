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
  /** Makes the error of a refused task; `isGreedy` when its key has far more waiting than the others. */
  tooMany: (isGreedy: boolean) => Error;
}

/** Who has so many times as many waiting as the others have on average is greedy. */
const greedyShare = 2;

/** How much the newest task counts in the average of their durations. */
const newestShare = 0.1;

/**
 * Runs a few tasks at a time. Those that wait take turns by their keys, so that whoever sends hundreds waits behind
 * themself and not in front of everybody else; where too many wait, the newest of the key with the most is refused. A queue
 * that grows without end would make everybody wait so long that nobody does.
 */
export class FairQueue {
  private readonly waiting = new Map<string, Waiting[]>();
  private waitingCount = 0;
  private running = 0;
  private averageMs = 0;

  constructor(private readonly limits: QueueLimits) {}

  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    if (this.running < this.limits.concurrency) this.running += 1;
    else await this.turnOf(key);
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

  private turnOf(key: string): Promise<void> {
    return new Promise((start, refuse) => {
      const ofKey = this.waiting.get(key) ?? [];
      ofKey.push({ start, refuse });
      this.waiting.set(key, ofKey);
      this.waitingCount += 1;
      if (this.isFull()) this.refuseOne();
    });
  }

  private isFull(): boolean {
    const { patience, concurrency, maxWaitMs } = this.limits;
    if (this.waitingCount <= patience) return false;
    return maxWaitMs === undefined || (this.waitingCount / concurrency) * this.averageMs > maxWaitMs;
  }

  private refuseOne(): void {
    const [key, longest] = [...this.waiting].reduce((most, one) =>
      one[1].length > most[1].length ? one : most,
    );
    const isGreedy = this.isGreedy(longest.length);
    const refused = longest.pop();
    if (longest.length === 0) this.waiting.delete(key);
    this.waitingCount -= 1;
    refused?.refuse(this.limits.tooMany(isGreedy));
  }

  private isGreedy(own: number): boolean {
    const others = this.waiting.size - 1;
    return others === 0 || own > greedyShare * ((this.waitingCount - own) / others);
  }

  /** The one that ended makes room: the next key's first task starts, and that key goes to the end of the line. */
  private startNext(): void {
    const [next] = this.waiting;
    if (!next) {
      this.running -= 1;
      return;
    }
    const [key, [first, ...others]] = next;
    this.waiting.delete(key);
    if (others.length > 0) this.waiting.set(key, others);
    this.waitingCount -= 1;
    first!.start();
  }
}
