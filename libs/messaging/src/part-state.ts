import { Inject, Injectable } from '@nestjs/common';
import { Metrics } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { DEAD_LETTERS, type DeadLetters } from './dead-letter.js';
import { EventServer } from './handling/event-server.js';
import { OutboxRows } from './outbox/outbox-rows.js';
import { PUBLISHER, type Publisher } from './publisher.js';
import { askBroker } from './transport.js';

/** How the events of a service are doing, for those who run it. */
@Injectable()
export class PartState {
  private readonly outbox: OutboxRows;
  private oldestMail?: () => Promise<number>;

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

  /** Of the service that sends mails: for how many seconds the oldest has waited for the mail server. */
  watchMails(oldestSeconds: () => Promise<number>): void {
    this.oldestMail = oldestSeconds;
  }

  /** What the broker knows is null while that is away; one that does not answer in time is. */
  async read() {
    const asked = (count: Promise<number>) => askBroker(count).catch(() => null);
    const [unsent, oldestSeconds, unhandled, failed, oldestMailSeconds] = await Promise.all([
      this.outbox.countWaiting(),
      this.outbox.oldestSeconds(),
      asked(this.server.countWaiting()),
      asked(this.deadLetters.count()),
      this.oldestMail?.(),
    ]);
    const isBrokerThere = this.publisher.ready() && unhandled !== null;
    return { isBrokerThere, unsent, oldestSeconds, unhandled, failed, oldestMailSeconds };
  }
}
