import { readForAll } from '@mekong/service-defaults';
import { LRUCache } from 'lru-cache';
import type { CatalogueState, State } from './catalogue-state.repository.js';

interface Entry<T> {
  state: State;
  at: number;
  value: T;
}

interface Options<T> {
  /** The size of all entries together; the least recently used ones are dropped first. */
  maxSize: number;
  sizeOf(value: T): number;
  /** How old entries that depend on the stock may be while pieces are sold, in ms. */
  stockMs: number;
}

/** Caches what is made from the catalogue until the catalogue changes. Requests at the same time share one making. */
export class CatalogueCache<T extends object> {
  private readonly entries: LRUCache<string, Entry<T>>;
  private readonly pending = new Map<string, { state: State; value: Promise<T> }>();

  constructor(
    private readonly catalogue: CatalogueState,
    private readonly options: Options<T>,
  ) {
    const { maxSize, sizeOf } = options;
    this.entries = new LRUCache({ maxSize, sizeCalculation: ({ value }) => Math.max(1, sizeOf(value)) });
  }

  async get(key: string, dependsOnStock: boolean, make: () => Promise<T>): Promise<T> {
    const state = await this.catalogue.now();
    const cached = this.entries.get(key);
    if (cached && this.isFresh(cached, state, dependsOnStock)) return cached.value;
    const pending = this.pending.get(key);
    if (pending?.state.listing === state.listing) return pending.value;
    const value = this.make(key, state, make);
    this.pending.set(key, { state, value });
    return value;
  }

  private isFresh({ state, at }: Entry<T>, now: State, dependsOnStock: boolean): boolean {
    if (state.listing !== now.listing) return false;
    return !dependsOnStock || state.stock === now.stock || performance.now() - at < this.options.stockMs;
  }

  /** The state was read before `make`, so a change meanwhile at worst causes an unnecessary second making, never a stale entry. */
  private async make(key: string, state: State, make: () => Promise<T>): Promise<T> {
    try {
      const value = await readForAll(make);
      this.entries.set(key, { state, at: performance.now(), value });
      return value;
    } finally {
      if (this.pending.get(key)?.state === state) this.pending.delete(key);
    }
  }
}
