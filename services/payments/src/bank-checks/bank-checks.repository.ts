import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';

type Outcome = 'paid' | 'not_found' | 'cannot_check';

/** What the bank was asked about a payment. */
export interface BankCheck {
  orderId: string;
  outcome: Outcome | null;
  checkedAt: Date | null;
  nextCheckAt: Date | null;
  tries: number;
  lookedAt: Date | null;
}

/** What came of asking about a payment; an outcome of null where it was not asked after all. */
export interface Noted {
  orderId: string;
  outcome: Outcome | null;
  nextCheckAt: Date | null;
}

/** Longer than asking ever takes: only of a replica that was killed is it taken over. */
const lease = '60 seconds';

const columns = `order_id AS "orderId", outcome, checked_at AS "checkedAt", next_check_at AS "nextCheckAt", tries, looked_at AS "lookedAt"`;

const open = prepared`
  INSERT INTO bank_checks (order_id, next_check_at) VALUES ($1, $2) ON CONFLICT DO NOTHING`;

const find = prepared<BankCheck>`SELECT ${columns} FROM bank_checks WHERE order_id = $1`;

/** First those whose shoppers look, then the newest: many old ones must not keep a new one waiting. */
const takeDue = prepared<BankCheck>`
  UPDATE bank_checks SET taken_until = now() + interval '${lease}' WHERE order_id = ANY (ARRAY(
    SELECT order_id FROM bank_checks
    WHERE next_check_at <= now() AND (taken_until IS NULL OR taken_until <= now())
    ORDER BY looked_at > now() - interval '1 minute' DESC NULLS LAST, next_check_at DESC LIMIT $1 FOR UPDATE SKIP LOCKED))
  RETURNING ${columns}`;

const takeOne = prepared<BankCheck>`
  UPDATE bank_checks SET taken_until = now() + interval '${lease}'
  WHERE order_id = $1 AND (taken_until IS NULL OR taken_until <= now()) RETURNING ${columns}`;

const note = prepared`
  UPDATE bank_checks c SET taken_until = NULL, next_check_at = n.next_check_at,
    tries = c.tries + CASE WHEN n.outcome IS NULL THEN 0 ELSE 1 END,
    outcome = coalesce(n.outcome, c.outcome),
    checked_at = CASE WHEN n.outcome IS NULL THEN c.checked_at ELSE $4::timestamptz END,
    not_found_at = CASE WHEN n.outcome = 'not_found' THEN $4::timestamptz ELSE c.not_found_at END
  FROM unnest($1::text[], $2::text[], $3::timestamptz[]) AS n (order_id, outcome, next_check_at)
  WHERE c.order_id = n.order_id`;

const noteLook = prepared`
  UPDATE bank_checks SET looked_at = now(), next_check_at = least(next_check_at, $2::timestamptz)
  WHERE order_id = $1 AND next_check_at IS NOT NULL`;

/** A moment after the last question at the earliest. */
const bringForward = prepared`
  UPDATE bank_checks SET next_check_at = least(next_check_at, greatest(now(), checked_at + interval '15 seconds'))
  WHERE order_id = $1`;

/** How many seconds are left where somebody has asked too lately; nothing where they may ask now. */
const askNow = prepared<{ waitSeconds: number | null }>`
  WITH before AS (SELECT asked_at FROM bank_checks WHERE order_id = $1 FOR UPDATE),
  asked AS (
    UPDATE bank_checks c SET asked_at = now() FROM before
    WHERE c.order_id = $1 AND (before.asked_at IS NULL OR before.asked_at <= now() - make_interval(secs => $2))
    RETURNING c.order_id)
  SELECT CASE WHEN EXISTS (SELECT FROM asked) THEN NULL
    ELSE greatest(1, ceil($2 - extract(epoch FROM now() - before.asked_at)))::int END AS "waitSeconds" FROM before`;

/** The newest of those about which nobody was alerted, unless somebody was alerted of another one a moment ago. */
const claimAlert = prepared<{ orderId: string }>`
  UPDATE bank_checks SET alerted_at = now() WHERE order_id = (
    SELECT order_id FROM bank_checks WHERE order_id = ANY ($1::text[]) AND alerted_at IS NULL ORDER BY checked_at DESC LIMIT 1)
    AND NOT EXISTS (SELECT FROM bank_checks WHERE alerted_at > now() - interval '10 minutes')
  RETURNING order_id AS "orderId"`;

const removeOld = prepared`
  DELETE FROM bank_checks WHERE order_id = ANY (ARRAY(
    SELECT order_id FROM bank_checks WHERE next_check_at IS NULL AND checked_at < now() - interval '30 days' LIMIT 1000))`;

@Injectable()
export class BankChecksRepository {
  constructor(private readonly dataSource: DataSource) {}

  async open(tx: EntityManager, orderId: string, firstAt: Date | null): Promise<void> {
    await open(tx, [orderId, firstAt]);
  }

  async find(orderId: string): Promise<BankCheck | undefined> {
    const [check] = await find(this.dataSource, [orderId]);
    return check;
  }

  /** Up to `limit` that are due. Nobody else asks about them until it is noted what came of it. */
  takeDue(limit: number): Promise<BankCheck[]> {
    return takeDue(this.dataSource, [limit]);
  }

  /** The same of one payment, due or not; undefined where somebody is asking about it. */
  async take(orderId: string): Promise<BankCheck | undefined> {
    const [check] = await takeOne(this.dataSource, [orderId]);
    return check;
  }

  async note(noted: Noted[], askedAt: Date): Promise<void> {
    await note(this.dataSource, [
      noted.map(({ orderId }) => orderId),
      noted.map(({ outcome }) => outcome),
      noted.map(({ nextCheckAt }) => nextCheckAt),
      askedAt,
    ]);
  }

  /** Notes that its shopper looks, for whom it is asked no later than `nextAt`. */
  async noteLook(orderId: string, nextAt: Date | null): Promise<void> {
    await noteLook(this.dataSource, [orderId, nextAt]);
  }

  /** It is asked about soon, whenever it would have been. */
  async bringForward(orderId: string): Promise<void> {
    await bringForward(this.dataSource, [orderId]);
  }

  /** How many seconds somebody has to wait who wants it asked now; undefined where they need not, which counts from now on. */
  async askNow(orderId: string, everySeconds: number): Promise<number | undefined> {
    const [row] = await askNow(this.dataSource, [orderId, everySeconds]);
    return row?.waitSeconds ?? undefined;
  }

  /** Of which of these orders people are told now; undefined where they were told a moment ago. */
  async claimAlert(tx: EntityManager, orderIds: string[]): Promise<string | undefined> {
    const [row] = await claimAlert(tx, [orderIds]);
    return row?.orderId;
  }

  async removeOld(): Promise<void> {
    await removeOld(this.dataSource, []);
  }
}
