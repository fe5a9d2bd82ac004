import { Injectable } from '@nestjs/common';
import type { EventType, ShopEvent } from '@mekong/contracts';
import { Metrics } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';

/** Makes an event that arrives several times have its effect once. */
@Injectable()
export class Inbox {
  constructor(
    private readonly dataSource: DataSource,
    private readonly metrics: Metrics,
  ) {}

  /**
   * Runs `effect` in a transaction together with the note that this event was handled. A repeat, in parallel too,
   * does nothing. When `effect` throws, nothing is kept and the event comes again.
   */
  async once<T extends EventType>(
    event: ShopEvent<T>,
    effect: (tx: EntityManager) => Promise<unknown>,
  ): Promise<void> {
    const result = await this.dataSource.transaction(async (tx) => {
      const fresh: unknown[] = await tx.query(
        'INSERT INTO inbox (event_id, type) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING event_id',
        [event.id, event.type],
      );
      if (fresh.length === 0) return 'repeated';
      await effect(tx);
      return 'done';
    });
    this.metrics.eventsHandled.inc({ type: event.type, result });
  }
}
