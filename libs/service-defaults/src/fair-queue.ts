import type { Network } from './network.js';
import { networkOfSender, WaitingLine, type Sender } from './waiting-line.js';

interface Waiting {
  wide: string;
  start: () => void;
  refuse: (reason: Error) => void;
}

export interface QueueLimits {
  /** Tasks that run at the same time. */
  concurrency: number;
  /** So many of these for one wide network while others ask too, so that these do not share what there is with a flood; by default all. */
  ofOneNetwork?: number;
  /** No more of them while nobody else asks either: for tasks so long that whoever comes next would wait for all of them. */
  isAlwaysShared?: boolean;
  /** So many may wait, however long it takes. */
  patience: number;
  /** So many of these for each share of a wide network while others ask too; by default all. */
  patienceOfShare?: number;
  /** More may wait while the last of them can expect to wait no longer than this; by default no more may. */
  maxWaitMs?: number;
  /** Who asks, shared with other queues for the same processor; by default only who asks of this one. */
  asking?: LastAsked;
  /** Makes the error of a refused task; `isGreedy` when its sender has far more waiting than the others. */
  tooMany: (isGreedy: boolean) => Error;
}

/** Others ask too when they have within this time. */
const othersMs = 10_000;

/** How much the newest task counts in the average of their durations. */
const newestShare = 0.1;

/**
 * Runs a few tasks at a time. Those that wait take turns by their senders (`WaitingLine`), so that whoever sends hundreds waits
 * behind themself and not in front of everybody else; where too many wait, the newest of the sender with the most is refused. A
 * queue that grows without end would make everybody wait so long that nobody does.
 */
export class FairQueue {
  private readonly waiting = new WaitingLine<Waiting>();
  private readonly running = new Map<string, number>();
  private runningCount = 0;
  private readonly asking: LastAsked;
  private averageMs = 0;

  constructor(private readonly limits: QueueLimits) {
    this.asking = limits.asking ?? new LastAsked();
  }

  async run<T>(sender: Sender, task: () => Promise<T>): Promise<T> {
    const network = networkOfSender(sender);
    const { wide } = network;
    this.asking.note(wide);
    if (this.mayRun(wide)) this.noteRunning(wide, 1);
    else await this.turnOf(network);
    const startedAt = performance.now();
    try {
      return await task();
    } finally {
      this.noteDuration(performance.now() - startedAt);
      this.noteRunning(wide, -1);
      this.startNext();
      while (this.isFull()) this.refuseOne();
    }
  }

  private noteDuration(ms: number): void {
    this.averageMs = this.averageMs === 0 ? ms : this.averageMs + (ms - this.averageMs) * newestShare;
  }

  private mayRun(wide: string): boolean {
    const { concurrency, ofOneNetwork = concurrency, isAlwaysShared = false } = this.limits;
    if (this.runningCount >= concurrency) return false;
    if ((this.running.get(wide) ?? 0) < ofOneNetwork) return true;
    return !isAlwaysShared && this.asking.msSinceOthers(wide) > othersMs;
  }

  private noteRunning(wide: string, more: 1 | -1): void {
    this.runningCount += more;
    const count = (this.running.get(wide) ?? 0) + more;
    if (count > 0) this.running.set(wide, count);
    else this.running.delete(wide);
  }

  private turnOf(network: Network): Promise<void> {
    return new Promise((start, refuse) => {
      this.waiting.add(network, { wide: network.wide, start, refuse });
      if (this.isFull() || this.isBeyondShares(network)) this.refuseOne();
    });
  }

  private isFull(): boolean {
    const { patience, concurrency, maxWaitMs } = this.limits;
    const waiting = this.waiting.size;
    if (waiting <= patience) return false;
    return maxWaitMs === undefined || (waiting / concurrency) * this.averageMs > maxWaitMs;
  }

  /** Whether more of a wide network wait than its shares while others ask too, however quick it goes. */
  private isBeyondShares({ wide, shares }: Network): boolean {
    const { patienceOfShare = Infinity } = this.limits;
    if (this.waiting.sizeOf(wide) <= patienceOfShare * shares) return false;
    return this.asking.msSinceOthers(wide) <= othersMs;
  }

  private refuseOne(): void {
    const { item, isGreedy } = this.waiting.takeFromLargest();
    item.refuse(this.limits.tooMany(isGreedy));
  }

  /** The one that ended makes room for the one whose turn it is. */
  private startNext(): void {
    const next = this.waiting.takeNext((wide) => this.mayRun(wide));
    if (!next) return;
    this.noteRunning(next.wide, 1);
    next.start();
  }
}

/** Which wide network has asked last, and which other one before it. */
export class LastAsked {
  private newest = { wide: '', at: -Infinity };
  private other = { wide: '', at: -Infinity };

  note(wide: string): void {
    if (wide !== this.newest.wide) this.other = this.newest;
    this.newest = { wide, at: performance.now() };
  }

  /** How long ago another network than this one has asked. */
  msSinceOthers(wide: string): number {
    const { at } = wide === this.newest.wide ? this.other : this.newest;
    return performance.now() - at;
  }
}
