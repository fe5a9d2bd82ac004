import { LRUCache } from 'lru-cache';
import type { CatalogueState, State } from './catalogue-state.repository.js';

interface Made<T> {
  state: State;
  at: number;
  value: T;
}

interface Options<T> {
  /** How much is kept in all; what was asked for longest ago goes first. */
  maxSize: number;
  sizeOf(value: T): number;
  /** What hangs on the stock may be so old while pieces are sold, in milliseconds. */
  stockMs: number;
}

/** What was made of the catalogue, kept for as long as the catalogue stays as it was. Asked for twice at once it is made once. */
export class Kept<T extends object> {
  private readonly made: LRUCache<string, Made<T>>;
  private readonly underWay = new Map<string, { state: State; value: Promise<T> }>();

  constructor(
    private readonly catalogue: CatalogueState,
    private readonly options: Options<T>,
  ) {
    const { maxSize, sizeOf } = options;
    this.made = new LRUCache({ maxSize, sizeCalculation: ({ value }) => Math.max(1, sizeOf(value)) });
  }

  async get(key: string, hangsOnStock: boolean, make: () => Promise<T>): Promise<T> {
    const state = await this.catalogue.now();
    const kept = this.made.get(key);
    if (kept && this.isFresh(kept, state, hangsOnStock)) return kept.value;
    const pending = this.underWay.get(key);
    if (pending?.state.listing === state.listing) return pending.value;
    const value = this.make(key, state, make);
    this.underWay.set(key, { state, value });
    return value;
  }

  private isFresh({ state, at }: Made<T>, now: State, hangsOnStock: boolean): boolean {
    if (state.listing !== now.listing) return false;
    return !hangsOnStock || state.stock === now.stock || performance.now() - at < this.options.stockMs;
  }

  /** The state was read before: what changes meanwhile makes it anew once too often, never once too few. */
  private async make(key: string, state: State, make: () => Promise<T>): Promise<T> {
    try {
      const value = await make();
      this.made.set(key, { state, at: performance.now(), value });
      return value;
    } finally {
      if (this.underWay.get(key)?.state === state) this.underWay.delete(key);
    }
  }
}
