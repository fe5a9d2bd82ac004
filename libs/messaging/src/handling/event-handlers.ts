import type { EventData, EventType, HeardBy, ServiceName, ShopEvent } from '@mekong/contracts';
import type { EntityManager } from 'typeorm';

/**
 * Takes the effect of events of one type, in the transaction in which the inbox notes them: each event once, none that
 * was handled before. Events come in no order: their versions tell which is older. Throwing undoes the whole batch; it is
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
  /** The least time from the start of one batch to that of the next, in ms: events that may wait gather meanwhile. */
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
 * Splits events into rounds that hold each thing once at most, so that a round can be written by one statement. Mostly
 * there is one round.
 */
export function inRounds<E>(events: readonly E[], thingOf: (event: E) => string | number): E[][] {
  const rounds: E[][] = [];
  const seen = new Map<string | number, number>();
  for (const event of events) {
    const round = seen.get(thingOf(event)) ?? 0;
    seen.set(thingOf(event), round + 1);
    (rounds[round] ??= []).push(event);
  }
  return rounds;
}

/** Of the events of each thing the one with the highest version: it alone is still true. */
export function newest<E extends { version: number }>(
  events: readonly E[],
  thingOf: (event: E) => string | number,
): E[] {
  const latest = new Map<string | number, E>();
  for (const event of events) {
    const known = latest.get(thingOf(event));
    if (!known || known.version < event.version) latest.set(thingOf(event), event);
  }
  return [...latest.values()];
}
