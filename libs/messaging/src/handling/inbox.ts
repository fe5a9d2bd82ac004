import type { EventType, ShopEvent } from '@mekong/contracts';
import {
  isDatabaseDown,
  isTransactionConflict,
  prepared,
  runInTrace,
  type Metrics,
} from '@mekong/service-defaults';
import type { DataSource, EntityManager } from 'typeorm';
import type { EventHandler } from './event-handlers.js';

type HandlerOf = (type: EventType) => EventHandler;

/** In the order of the ids: of two replicas that have the same events, one waits for the other, and never both. */
const noteEvents = prepared<{ event_id: string }>(
  `INSERT INTO inbox (event_id, type)
   SELECT id, type FROM unnest($1::uuid[], $2::text[]) AS come (id, type) ORDER BY id
   ON CONFLICT DO NOTHING RETURNING event_id`,
);

/**
 * Makes an event that arrives several times have its effect once, and events of one type that arrive together share a
 * transaction.
 */
export class Inbox {
  constructor(
    private readonly dataSource: DataSource,
    private readonly metrics: Metrics,
    private readonly handlerOf: HandlerOf,
  ) {}

  /**
   * Has the events take effect; answers, in their order, what kept each from it. What fails together is tried in halves,
   * so that the event at fault fails alone; nothing is kept of what failed. Without a database nothing more is tried.
   */
  async handle(events: ShopEvent[]): Promise<(Error | undefined)[]> {
    const failures = new Map<ShopEvent, Error>();
    const left = this.apart(events);
    for (let some = left.shift(); some; some = left.shift()) {
      const error = await this.tryTogether(some);
      if (!error) continue;
      const isHopeless = isDatabaseDown(error) && !isTransactionConflict(error);
      if (some.length > 1 && !isHopeless) {
        left.unshift(...halvesOf(some));
        continue;
      }
      const failed = isHopeless ? [...some, ...left.splice(0).flat()] : some;
      failed.forEach((event) => failures.set(event, error));
    }
    return events.map((event) => failures.get(event));
  }

  /**
   * Those that share a transaction: all of one type. A handler locks its rows in one order; a second one would begin anew,
   * and wait for what somebody holds who waits for the rows of the first.
   */
  private apart(events: ShopEvent[]): ShopEvent[][] {
    return [...byType(events)].flatMap(([type, some]) =>
      this.handlerOf(type).isOneByOne ? some.map((event) => [event]) : [some],
    );
  }

  private async tryTogether(events: ShopEvent[]): Promise<Error | undefined> {
    try {
      await this.handleTogether(events);
      return undefined;
    } catch (error) {
      return error as Error;
    }
  }

  /** All are of one type. */
  private async handleTogether(events: ShopEvent[]): Promise<void> {
    const [first, ...more] = events as [ShopEvent, ...ShopEvent[]];
    const done = await runInTrace(more.length === 0 ? first.traceparent : undefined, () =>
      this.dataSource.transaction(async (tx) => {
        const fresh = await this.takeNew(tx, events);
        if (fresh.length > 0) await this.handlerOf(first.type)(tx, fresh);
        return fresh.length;
      }),
    );
    this.count(first.type, { done, repeated: events.length - done });
  }

  /** Those that were not handled before, each once. */
  private async takeNew(tx: EntityManager, events: ShopEvent[]): Promise<ShopEvent[]> {
    const byId = new Map(events.map((event) => [event.id, event]));
    const each = [...byId.values()];
    const noted = await noteEvents(tx, [each.map(({ id }) => id), each.map(({ type }) => type)]);
    const isNew = new Set(noted.map((row) => row.event_id));
    return each.filter(({ id }) => isNew.has(id));
  }

  private count(type: EventType, counts: Record<'done' | 'repeated', number>): void {
    for (const [result, times] of Object.entries(counts))
      if (times > 0) this.metrics.eventsHandled.inc({ type, result }, times);
  }
}

function halvesOf(events: ShopEvent[]): ShopEvent[][] {
  const middle = events.length >> 1;
  return [events.slice(0, middle), events.slice(middle)];
}

function byType(events: ShopEvent[]): Map<EventType, ShopEvent[]> {
  const groups = new Map<EventType, ShopEvent[]>();
  for (const event of events) {
    const group = groups.get(event.type);
    if (group) group.push(event);
    else groups.set(event.type, [event]);
  }
  return groups;
}
