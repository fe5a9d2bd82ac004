import { setTimeout as wait } from 'node:timers/promises';

interface Options {
  /** The most in one batch. */
  most: number;
  /** The least time from the start of one batch to that of the next, in ms. */
  gatherMs?: number;
}

/** Works on items in batches, one after the other: items that arrive meanwhile form the next batch. */
export class Batches<T> {
  private readonly waiting: T[] = [];
  private running?: Promise<void>;

  /** `work` must not reject. */
  constructor(
    private readonly work: (batch: T[]) => Promise<void>,
    private readonly options: Options,
  ) {}

  add(items: readonly T[]): void {
    for (const item of items) this.waiting.push(item);
    this.running ??= this.drain();
  }

  /** Resolves when all items that were added are done. */
  async idle(): Promise<void> {
    await this.running;
  }

  private async drain(): Promise<void> {
    const { most, gatherMs = 0 } = this.options;
    // Items that are added in the same turn join this batch.
    await Promise.resolve();
    while (this.waiting.length > 0) {
      const startedAt = performance.now();
      await this.work(this.waiting.splice(0, most));
      const early = startedAt + gatherMs - performance.now();
      if (early > 0 && this.waiting.length < most) await wait(early);
    }
    this.running = undefined;
  }
}
