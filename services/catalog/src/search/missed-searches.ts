import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { newEvent, Outbox } from '@mekong/messaging';
import { DailyCap, type Network } from '@mekong/service-defaults';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';

/** Search boxes search while somebody types: a term counts when it has not been typed on for this long. */
const restMs = 3_000;
/** The same term, or the beginning of it, does not count again for this long. */
const quietMs = 60_000;
/** How many terms may wait at the same time; with more, somebody is guessing, and further ones are not published. */
const maxWaiting = 100;
/** How many counted terms are kept. Few, since `note` looks through all of them; a dropped term may count again. */
const maxCounted = 1_000;
const shortest = 2;
/** How many terms are published a day at most; a network may be a whole office. */
const maxPerDay = { network: 100, all: 10_000 };

/** Publishes search.missed for searches without a result. As searches are anonymous, a term counts once a minute. */
@Injectable()
export class MissedSearches implements BeforeApplicationShutdown {
  private readonly logger = new Logger(MissedSearches.name);
  private readonly typed = new Map<string, { network: Network; timer: NodeJS.Timeout }>();
  private readonly cap = new DailyCap(maxPerDay);
  private readonly counted = new LRUCache<string, true>({ max: maxCounted, ttl: quietMs });

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** Call for a term, in lower case, that found nothing for somebody of this network. */
  note(term: string, network: Network): void {
    if (term.length < shortest || this.wasCounted(term)) return;
    for (const [other, { timer }] of this.typed) {
      if (other !== term && other.startsWith(term)) return;
      if (term.startsWith(other)) this.forget(other, timer);
    }
    if (this.typed.size >= maxWaiting) return;
    this.typed.set(term, {
      network,
      timer: setTimeout(() => void this.count(term, network), restMs).unref(),
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    const waiting = [...this.typed];
    for (const [term, { timer }] of waiting) this.forget(term, timer);
    await Promise.all(waiting.map(([term, { network }]) => this.count(term, network)));
  }

  private forget(term: string, timer: NodeJS.Timeout): void {
    clearTimeout(timer);
    this.typed.delete(term);
  }

  private wasCounted(term: string): boolean {
    return [...this.counted.keys()].some((other) => other.startsWith(term));
  }

  private async count(term: string, network: Network): Promise<void> {
    this.typed.delete(term);
    if (!this.cap.take(network)) return;
    this.counted.set(term, true);
    try {
      await this.outbox.record(this.dataSource.manager, newEvent('search.missed.v1', term, { term }));
    } catch (error) {
      this.logger.warn(`a search without a result could not be recorded: ${(error as Error).message}`);
    }
  }
}
