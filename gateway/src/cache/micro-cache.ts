import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { CatalogueClient } from './catalogue.client.js';
import type { ReadyAnswer } from '../answers/index.js';

/** Stands for an answer that is too large to cache and is streamed instead. */
export const tooLarge = Symbol('too large');
export type Kept = ReadyAnswer | typeof tooLarge;

const freshMs = 1_000;
/** How long an answer is kept while nothing has changed; what depends on the time of day may be as old as this. */
const unchangedMs = 10_000;
/** How long to remember that an answer is too large, instead of reading it again. */
const tooLargeMs = 60_000;
/** Longer addresses are not real requests of the shop: they are answered, but not cached. */
export const longestKey = 500;
const maxBytes = 32 * 1024 * 1024;
/** How often to free the memory of expired answers that nobody asks for again. */
const purgeMs = 1_000;

interface Entry {
  answer: Kept;
  at: number;
  /** The state of the catalogue before the answer was made from it. */
  state: string | undefined;
}

/**
 * Caches public reads for a second, and those of the catalogue until it changes; callers at the same time share one request
 * to the service.
 */
@Injectable()
export class MicroCache implements OnApplicationShutdown {
  private readonly answers = new LRUCache<string, Entry>({
    ttl: unchangedMs,
    // How often to read the clock, in ms.
    ttlResolution: 20,
    maxSize: maxBytes,
    sizeCalculation: ({ answer }) => (answer === tooLarge ? 1_000 : answer.bytes),
  });
  private readonly pending = new Map<string, Promise<Kept>>();
  private readonly purging = setInterval(() => this.answers.purgeStale(), purgeMs).unref();

  constructor(private readonly catalogue: CatalogueClient) {}

  /** The answer kept under `key`, if there is one. */
  find(key: string): Kept | undefined {
    const entry = this.answers.get(key);
    if (entry && this.isFresh(entry)) return entry.answer;
    // At once, so that it takes no place from others until the next purge.
    this.answers.delete(key);
    return undefined;
  }

  /**
   * The answer kept under `key`, or the one that `load` gives. A 200 is kept unless it says `no-store`; one that is made of the
   * catalogue alone while that does not change.
   */
  async get(key: string, load: () => Promise<Kept>, { ofCatalogue = false } = {}): Promise<Kept> {
    if (key.length > longestKey) return load();
    const known = this.find(key) ?? this.pending.get(key);
    if (known) return known;
    // Before the answer is made, so that a change meanwhile at worst makes it once more.
    const state = ofCatalogue ? this.catalogue.state() : undefined;
    const loading = load();
    this.pending.set(key, loading);
    try {
      const answer = await loading;
      // If the cache was cleared meanwhile, the answer may be older than the change.
      if (this.pending.get(key) === loading) this.keep(key, answer, state);
      return answer;
    } finally {
      if (this.pending.get(key) === loading) this.pending.delete(key);
    }
  }

  /** Forgets the answers whose keys begin so, including those under way, because something has changed; all by default. */
  clear(start = ''): void {
    for (const kept of [this.answers, this.pending])
      for (const key of [...kept.keys()]) if (key.startsWith(start)) kept.delete(key);
  }

  onApplicationShutdown(): void {
    clearInterval(this.purging);
  }

  private isFresh({ answer, at, state }: Entry): boolean {
    if (answer === tooLarge || performance.now() - at < freshMs) return true;
    return state !== undefined && state === this.catalogue.state();
  }

  private keep(key: string, answer: Kept, state: string | undefined): void {
    const entry: Entry = { answer, at: performance.now(), state };
    if (answer === tooLarge) this.answers.set(key, entry, { ttl: tooLargeMs });
    // Rendered pages are large: those that nobody can be answered with any more would fill the cache.
    else if (isKeepable(answer))
      this.answers.set(key, entry, { ttl: state === undefined ? freshMs : unchangedMs });
  }
}

/** Whether an answer may be given to others. */
export function isKeepable({ status, headers }: ReadyAnswer): boolean {
  return status === 200 && !/no-store|private/.test(headers['cache-control'] ?? '');
}
