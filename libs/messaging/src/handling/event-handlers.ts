import type { EventData, EventType, HeardBy, ServiceName, ShopEvent } from '@mekong/contracts';
import type { EntityManager } from 'typeorm';

/**
 * Takes the effect of events of one type, in the transaction in which the inbox notes them: each event once, none that
 * was handled before. Events come in no order: their versions tell older news. Throwing undoes the whole batch; it is
 * then tried in halves until the event at fault stands alone, so a handler must be ready to see an event again.
 * What it locks of all its events, it locks in one order: no other type's handler shares its transaction.
 */
export interface EventHandler<T extends EventType = EventType> {
  (tx: EntityManager, events: ShopEvent<T>[]): Promise<unknown>;
  /** Each event gets a transaction of its own. */
  readonly isOneByOne?: boolean;
}

/** What a service does with each event that it hears. */
export interface EventHandlers<S extends ServiceName> {
  readonly handlers: { readonly [T in HeardBy<S>]: EventHandler<T> };
  /** The least time from the start of one batch to that of the next, in ms: news that may wait gathers meanwhile. */
  readonly gatherMs?: number;
  /** Called when a batch has been committed. */
  afterCommit?(): void;
}

/** A handler that wants its events one at a time, and holds nothing of one while it waits for what another one locks. */
export function oneByOne<T extends EventType>(
  handle: (tx: EntityManager, event: ShopEvent<T>) => Promise<unknown>,
): EventHandler<T> {
  const each: EventHandler<T> = async (tx, events) => {
    for (const event of events) await handle(tx, event);
  };
  return Object.assign(each, { isOneByOne: true });
}

/** What the events say. */
export const dataOf = <T extends EventType>(events: ShopEvent<T>[]): EventData<T>[] =>
  events.map(({ data }) => data);

/**
 * News of one thing that came together, told apart: each round has every thing once at most, so that a round can be
 * written by one statement. Mostly there is one round.
 */
export function inRounds<N>(news: readonly N[], thingOf: (one: N) => string | number): N[][] {
  const rounds: N[][] = [];
  const seen = new Map<string | number, number>();
  for (const one of news) {
    const round = seen.get(thingOf(one)) ?? 0;
    seen.set(thingOf(one), round + 1);
    (rounds[round] ??= []).push(one);
  }
  return rounds;
}

/** Of the news of each thing the one with the highest version: it alone is still true. */
export function newest<N extends { version: number }>(
  news: readonly N[],
  thingOf: (one: N) => string | number,
): N[] {
  const latest = new Map<string | number, N>();
  for (const one of news) {
    const known = latest.get(thingOf(one));
    if (!known || known.version < one.version) latest.set(thingOf(one), one);
  }
  return [...latest.values()];
}
