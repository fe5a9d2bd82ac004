import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type BeforeApplicationShutdown,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { ShopEvent } from '@mekong/contracts';
import { isDatabaseDown, Metrics } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { MESSAGING, type MessagingOptions } from '../messaging.options.js';
import { PostgresListener } from '../postgres-listener.js';
import { PUBLISHER, type Publisher } from '../publisher.js';

/** Small enough that handlers in the same process leave connections for callers. */
const oldest = 40;
/** So that news of the moment does not wait behind the thousands of a bulk upload. */
const newest = 10;
const longestWaitMs = 10_000;
/** Finds what a lost notification or a killed replica left behind. */
const sweepMs = 1_000;

const isDue = 'published_at IS NULL AND next_attempt_at <= now()';

interface Row {
  seq: string;
  envelope: ShopEvent;
  attempts: number;
}

/** Publishes what the outbox holds. Replicas share the work: each takes rows that no other has locked. */
@Injectable()
export class Relay implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly logger = new Logger(Relay.name);
  private listener?: PostgresListener;
  private sweep?: NodeJS.Timeout;
  private running?: Promise<void>;
  private again = false;
  private stopped = false;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(PUBLISHER) private readonly publisher: Publisher,
    @Inject(MESSAGING) private readonly options: MessagingOptions,
    private readonly metrics: Metrics,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.publisher.onReady(() => void this.retryNow());
    const wake = () => this.wake();
    const hearer = { onWord: wake, onConnected: wake };
    this.listener = new PostgresListener(this.options.databaseUrl, 'outbox', hearer);
    await this.listener.start();
    this.sweep = setInterval(() => this.wake(), sweepMs).unref();
    this.wake();
  }

  /** Before the database goes; what is not published yet is published after the next start. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.sweep);
    await this.listener?.stop();
    await this.running;
  }

  /** After the consumers have acknowledged: they share the connection. */
  async onApplicationShutdown(): Promise<void> {
    await this.publisher.close();
  }

  /** Starts a round, or has the one going on followed by another. */
  wake(): void {
    if (this.stopped) return;
    if (this.running) {
      this.again = true;
      return;
    }
    this.running = this.drain().finally(() => {
      this.running = undefined;
      if (this.again) this.wake();
    });
  }

  private async drain(): Promise<void> {
    this.again = false;
    try {
      while (!this.stopped && this.publisher.ready() && (await this.publishBatch()) === oldest + newest);
    } catch (error) {
      const text = `outbox: ${(error as Error).message}`;
      if (isDatabaseDown(error)) this.logger.warn(text);
      else this.logger.error(text, (error as Error).stack);
    }
  }

  /** One batch in one transaction: rows stay locked until their fate is written. */
  private publishBatch(): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      const rows: Row[] = await tx.query(
        `WITH oldest AS (
           SELECT seq, envelope, attempts FROM outbox WHERE ${isDue} ORDER BY seq LIMIT ${oldest} FOR UPDATE SKIP LOCKED
         ), newest AS (
           SELECT seq, envelope, attempts FROM outbox WHERE ${isDue} AND seq > (SELECT max(seq) FROM oldest)
           ORDER BY seq DESC LIMIT ${newest} FOR UPDATE SKIP LOCKED
         )
         SELECT * FROM oldest UNION ALL SELECT * FROM newest`,
      );
      if (rows.length === 0) return 0;
      const results = await Promise.allSettled(
        rows.map((row) => this.publisher.publish(row.envelope, row.attempts + 1)),
      );
      await this.settle(tx, rows, results);
      return rows.length;
    });
  }

  private async settle(tx: EntityManager, rows: Row[], results: PromiseSettledResult<void>[]): Promise<void> {
    const done = rows.filter((_, index) => results[index]!.status === 'fulfilled').map((row) => row.seq);
    const failed = rows.filter((_, index) => results[index]!.status === 'rejected').map((row) => row.seq);
    this.metrics.outboxWaiting.set(failed.length);
    if (done.length)
      await tx.query('UPDATE outbox SET published_at = now() WHERE seq = ANY($1::bigint[])', [done]);
    if (!failed.length) return;
    const reason = results.find((result) => result.status === 'rejected')?.reason as Error;
    this.logger.warn(`${failed.length} event(s) not published yet: ${reason.message}`);
    await tx.query(
      `UPDATE outbox SET attempts = attempts + 1,
         next_attempt_at = now() + least(${longestWaitMs}, 100 * 2 ^ least(attempts, 10)) * interval '1 ms'
       WHERE seq = ANY($1::bigint[])`,
      [failed],
    );
  }

  private async retryNow(): Promise<void> {
    await this.dataSource
      .query(
        'UPDATE outbox SET next_attempt_at = now() WHERE published_at IS NULL AND next_attempt_at > now()',
      )
      .catch((error: Error) => this.logger.warn(`outbox: ${error.message}`));
    this.wake();
  }
}
