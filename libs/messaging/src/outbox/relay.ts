import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type BeforeApplicationShutdown,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { ShopEvent } from '@mekong/contracts';
import {
  Failures,
  isDatabaseDown,
  Metrics,
  runOutsideTraces,
  tracerOf,
  type Tracer,
} from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { Batches } from '../handling/batches.js';
import { MESSAGING, type MessagingOptions } from '../messaging.options.js';
import { PUBLISHER, type Delivery, type Outcome, type Publisher } from '../publisher.js';
import { CommittedEvents } from './committed-events.js';
import { OutboxRows } from './outbox-rows.js';
import { publishInSpans } from './publish-in-spans.js';

/** How many rows a sweep takes at a time. */
const maxInSweep = 500;
/** When this many are being published, newly committed events are left to the sweep, to limit memory. */
const maxUnderWay = 5_000;
/** How often to look for events that a killed replica left, or that could not be published. */
const sweepMs = 1_000;
/** Rows are marked as published in batches, well within their lease, since nothing waits for that. */
const gatherMs = 250;

/**
 * Publishes the events of the outbox: those that this process commits at once, without reading them back from the
 * database; all others by a sweep. Replicas share the sweep: each takes rows that no other has locked.
 */
@Injectable()
export class Relay implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly logger = new Logger(Relay.name);
  private readonly failures = new Failures(this.logger, 'outbox');
  private readonly rows: OutboxRows;
  private readonly published: Batches<string>;
  /** The ids of the events that this process is publishing, or has published and not yet marked. */
  private readonly underWay = new Set<string>();
  private readonly publishing = new Set<Promise<void>>();
  private timer?: NodeJS.Timeout;
  private sweeping?: Promise<void>;
  private stopped = false;
  private readonly tracer?: Tracer;

  constructor(
    dataSource: DataSource,
    @Inject(PUBLISHER) private readonly publisher: Publisher,
    metrics: Metrics,
    @Inject(MESSAGING) { service }: MessagingOptions,
  ) {
    this.tracer = tracerOf(service);
    this.rows = new OutboxRows(dataSource);
    this.published = new Batches((ids) => this.markPublished(ids), { most: 1_000, gatherMs });
    metrics.measure('outbox_waiting', 'Events written but not yet noted as published', () =>
      this.rows.countWaiting(),
    );
    metrics.measure('outbox_oldest_seconds', 'Age of the oldest event that is not noted as published', () =>
      this.rows.oldestSeconds(),
    );
    dataSource.subscribers.push(new CommittedEvents((events) => this.publishCommitted(events)));
  }

  onApplicationBootstrap(): void {
    this.publisher.onReady(() => void this.retryNow());
    this.timer = setInterval(() => this.sweep(), sweepMs).unref();
    void this.retryNow();
  }

  /** Runs before the database closes; events that are not published yet are published after the next start. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.sweeping;
    await Promise.all(this.publishing);
    await this.published.idle();
  }

  /** Runs after the consumers have acknowledged: what they try again later is published as well. */
  async onApplicationShutdown(): Promise<void> {
    await this.publisher.close();
  }

  private publishCommitted(events: ShopEvent[]): void {
    if (this.stopped || !this.publisher.ready() || this.underWay.size > maxUnderWay) return;
    // Rows of many requests are marked together.
    runOutsideTraces(() => void this.publish(events.map((event) => ({ event, attempt: 1 }))));
  }

  /** Never rejects. Leaves out what is under way. */
  private async publish(all: Delivery[]): Promise<void> {
    const deliveries = all.filter(({ event }) => !this.underWay.has(event.id));
    if (deliveries.length === 0) return;
    const ids = deliveries.map(({ event }) => event.id);
    for (const id of ids) this.underWay.add(id);
    const work = publishInSpans(this.tracer, deliveries, (traced) => this.publisher.publish(traced))
      .then((outcomes) => this.settle(deliveries, outcomes))
      .catch((error: Error) => {
        this.logFailure(error);
        this.leaveToSweep(ids);
      })
      .finally(() => this.publishing.delete(work));
    this.publishing.add(work);
    await work;
  }

  private async settle(deliveries: Delivery[], outcomes: Outcome[]): Promise<void> {
    this.published.add(deliveries.filter((_, index) => !outcomes[index]).map(({ event }) => event.id));
    const failed = deliveries.flatMap(({ event }, index) => {
      const error = outcomes[index];
      return error ? [{ id: event.id, error, counts: !isDatabaseDown(error) }] : [];
    });
    if (failed.length === 0) return;
    this.logger.warn(`${failed.length} event(s) not published yet: ${failed[0]!.error.message}`);
    const againInMs = await this.rows.postpone(failed);
    this.leaveToSweep(failed.map(({ id }) => id));
    setTimeout(() => this.sweep(), againInMs).unref();
  }

  private async markPublished(ids: string[]): Promise<void> {
    // Unmarked rows are published again, which their consumers' inboxes ignore.
    await this.rows.markPublished(ids).catch((error: Error) => this.logFailure(error));
    this.leaveToSweep(ids);
  }

  private leaveToSweep(ids: string[]): void {
    for (const id of ids) this.underWay.delete(id);
  }

  private sweep(): void {
    if (this.stopped || !this.publisher.ready()) return;
    this.sweeping ??= this.sweepAll().finally(() => (this.sweeping = undefined));
  }

  private async sweepAll(): Promise<void> {
    try {
      while (!this.stopped && this.publisher.ready() && (await this.sweepSome()) === maxInSweep);
    } catch (error) {
      this.logFailure(error as Error);
    }
  }

  private async sweepSome(): Promise<number> {
    const rows = await this.rows.takeDue(maxInSweep);
    this.failures.noteSuccess();
    await this.publish(rows);
    return rows.length;
  }

  private async retryNow(): Promise<void> {
    await this.rows.makeDue().catch((error: Error) => this.logFailure(error));
    this.sweep();
  }

  private logFailure(error: Error): void {
    if (isDatabaseDown(error)) this.failures.note(error);
    else this.logger.error(`outbox: ${error.message}`, error.stack);
  }
}
