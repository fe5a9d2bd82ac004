import type { EventType, ServiceName, ShopEvent } from '@mekong/contracts';
import {
  isDatabaseDown,
  isTransactionConflict,
  prepared,
  tracerOf,
  type Metrics,
  type Tracer,
} from '@mekong/service-defaults';
import type { DataSource, EntityManager } from 'typeorm';
import type { EventHandler } from './event-handlers.js';
import { HandlingSpans } from './handling-spans.js';

type HandlerOf = (type: EventType) => EventHandler;

/** In the order of the ids, so that two replicas with the same events cannot deadlock. */
const noteEvents = prepared<{ event_id: string }>`
  INSERT INTO inbox (event_id, type)
  SELECT id, type FROM unnest($1::uuid[], $2::text[]) AS received (id, type) ORDER BY id
  ON CONFLICT DO NOTHING RETURNING event_id`;

/**
 * Handles an event once, however often it arrives, and events of one type that arrive together in one transaction.
 */
export class Inbox {
  private readonly tracer?: Tracer;

  constructor(
    service: ServiceName,
    private readonly dataSource: DataSource,
    private readonly metrics: Metrics,
    private readonly handlerOf: HandlerOf,
  ) {
    this.tracer = tracerOf(service);
  }

  /**
   * Handles the events; answers, in their order, the error of each that failed. A batch that fails is rolled back and tried
   * again in halves, so that only the failing event fails. When the database is down, the rest is not tried.
   */
  async handle(events: ShopEvent[]): Promise<(Error | undefined)[]> {
    const failures = new Map<ShopEvent, Error>();
    const left = this.splitByTransaction(events);
    for (let batch = left.shift(); batch; batch = left.shift()) {
      const error = await this.tryTogether(batch);
      if (!error) continue;
      const isHopeless = isDatabaseDown(error) && !isTransactionConflict(error);
      if (batch.length > 1 && !isHopeless) {
        left.unshift(...halvesOf(batch));
        continue;
      }
      const failed = isHopeless ? [...batch, ...left.splice(0).flat()] : batch;
      failed.forEach((event) => failures.set(event, error));
    }
    return events.map((event) => failures.get(event));
  }

  /**
   * One transaction for each type: a handler locks its rows in one order, but those of a second handler after it would not
   * be in that order, and might deadlock.
   */
  private splitByTransaction(events: ShopEvent[]): ShopEvent[][] {
    return [...byType(events)].flatMap(([type, batch]) =>
      this.handlerOf(type).isOneByOne ? batch.map((event) => [event]) : [batch],
    );
  }

  private async tryTogether(events: ShopEvent[]): Promise<Error | undefined> {
    const spans = new HandlingSpans(this.tracer, events);
    try {
      await this.handleTogether(events, spans);
      spans.end();
      return undefined;
    } catch (error) {
      spans.end(error);
      return error as Error;
    }
  }

  /** All are of one type. */
  private async handleTogether(events: ShopEvent[], spans: HandlingSpans): Promise<void> {
    const { type } = events[0]!;
    const done = await spans.run(() =>
      this.dataSource.transaction(async (tx) => {
        const fresh = await this.takeNew(tx, events);
        if (fresh.length > 0)
          await this.handlerOf(type)(
            tx,
            fresh.map((event) => spans.traced(event)),
          );
        return fresh.length;
      }),
    );
    this.count(type, { done, repeated: events.length - done });
  }

  /** Records the ids in the inbox; answers the events that were not handled before, each once. */
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
