import type { EventType, ShopEvent } from '@mekong/contracts';
import { isDatabaseDown, isTransactionConflict, prepared, runInTrace, type Metrics } from '@mekong/service-defaults';
import type { DataSource, EntityManager } from 'typeorm';
import type { EventHandler } from './event-handlers.js';

type HandlerOf = (type: EventType) => EventHandler;

/** In the order of the ids: of two replicas that have the same events, one waits for the other, and never both. */
const noteEvents = prepared<{ event_id: string }>(
  `INSERT INTO inbox (event_id, type)
   SELECT id, type FROM unnest($1::uuid[], $2::text[]) AS come (id, type) ORDER BY id
   ON CONFLICT DO NOTHING RETURNING event_id`,
);

/** Makes an event that arrives several times have its effect once, and events that arrive together share a transaction. */
export class Inbox {
  constructor(
    private readonly dataSource: DataSource,
    private readonly metrics: Metrics,
    private readonly handlerOf: HandlerOf,
  ) {}

  /**
   * Has the events take effect; answers, in their order, what kept each from it. A batch that fails is tried in halves,
   * so that the event at fault fails alone; nothing is kept of what failed.
   */
  async handle(events: ShopEvent[]): Promise<(Error | undefined)[]> {
    if (events.length === 0) return [];
    try {
      await this.handleTogether(events);
      return events.map(() => undefined);
    } catch (error) {
      const isHopeless = isDatabaseDown(error) && !isTransactionConflict(error);
      if (events.length === 1 || isHopeless) return events.map(() => error as Error);
      const middle = events.length >> 1;
      const first = await this.handle(events.slice(0, middle));
      return [...first, ...(await this.handle(events.slice(middle)))];
    }
  }

  private async handleTogether(events: ShopEvent[]): Promise<void> {
    const [only, ...more] = events;
    const fresh = await runInTrace(more.length === 0 ? only!.traceparent : undefined, () =>
      this.dataSource.transaction(async (tx) => {
        const fresh = await this.takeNew(tx, events);
        for (const [type, some] of byType(fresh)) await this.handlerOf(type)(tx, some);
        return fresh;
      }),
    );
    this.count(events, new Set(fresh));
  }

  /** Those that were not handled before, each once. */
  private async takeNew(tx: EntityManager, events: ShopEvent[]): Promise<ShopEvent[]> {
    const byId = new Map(events.map((event) => [event.id, event]));
    const each = [...byId.values()];
    const noted = await noteEvents(tx, [each.map(({ id }) => id), each.map(({ type }) => type)]);
    const isNew = new Set(noted.map((row) => row.event_id));
    return each.filter(({ id }) => isNew.has(id));
  }

  private count(events: ShopEvent[], fresh: Set<ShopEvent>): void {
    for (const [type, some] of byType(events)) {
      const done = some.filter((event) => fresh.has(event)).length;
      if (done > 0) this.metrics.eventsHandled.inc({ type, result: 'done' }, done);
      if (done < some.length) this.metrics.eventsHandled.inc({ type, result: 'repeated' }, some.length - done);
    }
  }
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
