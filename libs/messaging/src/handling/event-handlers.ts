import type { EventData, EventType, ServiceName, ShopEvent, SubscribedEvent } from '@mekong/contracts';
import type { EntityManager } from 'typeorm';

/**
 * Handles a batch of events of one type, in the transaction in which the inbox records their ids, so that each event is
 * handled once. Events arrive in no particular order: their versions tell which is older. When a handler throws, the whole
 * batch is rolled back and tried again in halves until the failing event is alone, so a handler may get an event again.
 * It locks the rows of all its events in one order; no handler of another type shares its transaction.
 */
export interface EventHandler<T extends EventType = EventType> {
  (tx: EntityManager, events: ShopEvent<T>[]): Promise<unknown>;
  /** Each event gets a transaction of its own. */
  readonly isOneByOne?: boolean;
}

/** The handlers of all events that a service subscribes to. */
export interface EventHandlers<S extends ServiceName> {
  readonly handlers: { readonly [T in SubscribedEvent<S>]: EventHandler<T> };
  /** The least time from the start of one batch to that of the next, in ms. The longer, the more events share a batch. */
  readonly gatherMs?: number;
  /** Called with the events whose effects have been committed. */
  afterCommit?(events: ShopEvent[]): void;
}

/** A handler that gets each event in its own transaction, so that it keeps no lock of one event while it handles another. */
export function oneByOne<T extends EventType>(
  handle: (tx: EntityManager, event: ShopEvent<T>) => Promise<unknown>,
): EventHandler<T> {
  const each: EventHandler<T> = async (tx, events) => {
    for (const event of events) await handle(tx, event);
  };
  return Object.assign(each, { isOneByOne: true });
}

export const dataOf = <T extends EventType>(events: ShopEvent<T>[]): EventData<T>[] =>
  events.map(({ data }) => data);

/**
 * Splits events into rounds that hold each thing once at most, so that one statement can write a round. Usually there is
 * one round.
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

/** For each thing its event with the highest version; the others are out of date. */
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
