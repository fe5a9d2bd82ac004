import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { newEvent, Outbox } from '@mekong/messaging';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';

/** Search boxes ask while somebody types: a term counts once nobody has typed on for this long. */
const restMs = 3_000;
/** The same term, or the beginning of it, does not count again for this long. */
const quietMs = 60_000;
const mostRemembered = 500;
/** Noting a term looks through these, so that they are few; beyond them a term may count again. */
const mostCounted = 1_000;
const shortest = 2;

/** Publishes search.missed for what people look for in vain. Searches carry no name, so one term a minute is one searcher. */
@Injectable()
export class MissedSearches implements BeforeApplicationShutdown {
  private readonly logger = new Logger(MissedSearches.name);
  private readonly typed = new Map<string, NodeJS.Timeout>();
  private readonly counted = new LRUCache<string, true>({ max: mostCounted, ttl: quietMs });

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** Nothing was found for this term, in lower case. */
  note(term: string): void {
    if (term.length < shortest || this.wasCounted(term)) return;
    for (const [other, timer] of this.typed) {
      if (other !== term && other.startsWith(term)) return;
      if (term.startsWith(other)) this.forget(other, timer);
    }
    if (this.typed.size >= mostRemembered) return;
    this.typed.set(term, setTimeout(() => void this.count(term), restMs).unref());
  }

  async beforeApplicationShutdown(): Promise<void> {
    const waiting = [...this.typed];
    for (const [term, timer] of waiting) this.forget(term, timer);
    await Promise.all(waiting.map(([term]) => this.count(term)));
  }

  private forget(term: string, timer: NodeJS.Timeout): void {
    clearTimeout(timer);
    this.typed.delete(term);
  }

  private wasCounted(term: string): boolean {
    return [...this.counted.keys()].some((other) => other.startsWith(term));
  }

  private async count(term: string): Promise<void> {
    this.typed.delete(term);
    this.counted.set(term, true);
    try {
      await this.outbox.record(this.dataSource.manager, newEvent('search.missed.v1', term, { term }));
    } catch (error) {
      this.logger.warn(`a search without a result: ${(error as Error).message}`);
    }
  }
}
