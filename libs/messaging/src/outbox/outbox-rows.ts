import type { ShopEvent } from '@mekong/contracts';
import { planned } from '@mekong/service-defaults';
import type { DataSource } from 'typeorm';
import type { Delivery } from '../publisher.js';
import { leaseMs } from './outbox.js';

const longestWaitMs = 10_000;
/** The wait while a database is down. It does not grow, since the event is not at fault. */
const databaseWaitMs = 1_000;

// Planned at each call, as the table is empty at one time and has the events of hours without a broker at another.

const takeDue = planned<{ envelope: ShopEvent; attempts: number }>`
  UPDATE outbox SET next_attempt_at = now() + interval '${leaseMs} ms'
  WHERE id = ANY (ARRAY(
    SELECT id FROM outbox WHERE published_at IS NULL AND next_attempt_at <= now()
    ORDER BY next_attempt_at LIMIT $1 FOR UPDATE SKIP LOCKED))
  RETURNING envelope, attempts`;

const markPublished = planned`UPDATE outbox SET published_at = now() WHERE id = ANY ($1::uuid[])`;

const postpone = planned<{ ms: number }>`
  UPDATE outbox o SET attempts = o.attempts + f.counts::int,
    next_attempt_at = now() + interval '1 ms' * CASE WHEN f.counts
      THEN least(${longestWaitMs}, 100 * 2 ^ least(o.attempts, 10)) ELSE ${databaseWaitMs} END
  FROM unnest($1::uuid[], $2::boolean[]) AS f (id, counts) WHERE o.id = f.id
  RETURNING extract(epoch FROM o.next_attempt_at - now())::float * 1000 AS ms`;

const countWaiting = planned<{ waiting: number }>`
  SELECT count(*)::int AS waiting FROM outbox WHERE published_at IS NULL`;

const oldestSeconds = planned<{ seconds: number }>`
  SELECT coalesce(extract(epoch FROM now() - min((envelope->>'time')::timestamptz)), 0)::float AS seconds
  FROM outbox WHERE published_at IS NULL`;

const makeDue = planned`
  UPDATE outbox SET next_attempt_at = now() WHERE published_at IS NULL AND next_attempt_at > now()`;

interface Failure {
  id: string;
  /** Whether it counts as an attempt: a database that is down is not the event's fault. */
  counts: boolean;
}

/** The outbox rows that are still to be published. */
export class OutboxRows {
  constructor(private readonly dataSource: DataSource) {}

  /** Leases the rows that are due, the longest waiting first; no other replica takes them before the lease is over. */
  async takeDue(limit: number): Promise<Delivery[]> {
    const rows = await takeDue(this.dataSource, [limit]);
    return rows.map(({ envelope, attempts }) => ({ event: envelope, attempt: attempts + 1 }));
  }

  async markPublished(ids: string[]): Promise<void> {
    await markPublished(this.dataSource, [ids]);
  }

  /** Delays the next attempt, the longer the more there were; answers in how many ms the first row is due again. */
  async postpone(failures: Failure[]): Promise<number> {
    const rows = await postpone(this.dataSource, [
      failures.map(({ id }) => id),
      failures.map(({ counts }) => counts),
    ]);
    return Math.ceil(Math.min(longestWaitMs, ...rows.map(({ ms }) => ms)));
  }

  /** How many rows are not marked as published. */
  async countWaiting(): Promise<number> {
    const [row] = await countWaiting(this.dataSource, []);
    return row!.waiting;
  }

  /** How old the oldest row is that is not marked as published; 0 without any. */
  async oldestSeconds(): Promise<number> {
    const [row] = await oldestSeconds(this.dataSource, []);
    return row!.seconds;
  }

  /** Makes all waiting rows due now, for when publishing works again. */
  async makeDue(): Promise<void> {
    await makeDue(this.dataSource, []);
  }
}
