import { Inject, Injectable } from '@nestjs/common';
import { Metrics } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { DEAD_LETTERS, type DeadLetters } from './dead-letter.js';
import { EventServer } from './handling/event-server.js';
import { OutboxRows } from './outbox/outbox-rows.js';
import { PUBLISHER, type Publisher } from './publisher.js';

/** How the events of a service are doing, for those who run it. */
@Injectable()
export class PartState {
  private readonly outbox: OutboxRows;

  constructor(
    dataSource: DataSource,
    @Inject(PUBLISHER) private readonly publisher: Publisher,
    private readonly server: EventServer,
    @Inject(DEAD_LETTERS) private readonly deadLetters: DeadLetters,
    metrics: Metrics,
  ) {
    this.outbox = new OutboxRows(dataSource);
    metrics.measure('queue_waiting', 'Events that wait to be handled', () => server.countWaiting());
    metrics.measure('dead_letters', 'Events that could not be handled', () => deadLetters.count());
  }

  /** What the broker knows is null while that is away. */
  async read() {
    const [unsent, oldestSeconds, unhandled, failed] = await Promise.all([
      this.outbox.countWaiting(),
      this.outbox.oldestSeconds(),
      this.server.countWaiting().catch(() => null),
      this.deadLetters.count().catch(() => null),
    ]);
    return { isBrokerThere: this.publisher.ready(), unsent, oldestSeconds, unhandled, failed };
  }
}
