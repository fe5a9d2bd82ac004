import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';
import type { Evidence } from './evidence.repository.js';

/** Whoever takes a statement waits for what is posted, and what comes meanwhile waits for them. */
const holdBack = prepared`SELECT pg_advisory_xact_lock(hashtext('money told twice'))`;
const goOn = prepared`SELECT pg_advisory_xact_lock_shared(hashtext('money told twice'))`;

const add = prepared`INSERT INTO evidence_twins (evidence_id, twin_id) VALUES ($1, $2)`;

const apart = 'abs(extract(epoch FROM s.at - $6::timestamptz))';
/** Of a line without a time of day, which is the beginning of a day of Phnom Penh. */
const isOnItsDay = `s.at = date_trunc('day', s.at, 'Asia/Phnom_Penh') AND $6::timestamptz >= s.at AND $6::timestamptz < s.at + interval '1 day'`;

/**
 * Of a line that names an order: that what the bank told of this order was taken for the money of a line that names none. Then this
 * line may be that of another order of the same amount.
 */
const isExchanged = `EXISTS (
  SELECT FROM evidence k JOIN evidence_twins t ON k.id IN (t.evidence_id, t.twin_id)
    JOIN evidence o ON o.id IN (t.evidence_id, t.twin_id) AND o.id <> k.id
  WHERE k.provider = 'khqr' AND k.kind = 'payment' AND k.order_id = s.order_id AND k.currency = s.currency AND k.minor = s.minor
    AND o.provider = 'statement' AND o.order_id IS NULL)`;

/** Of a line whose money paid another order, or is what a courier has handed in: which nobody knew when the statement was taken. */
const isDecidedOtherwise = `EXISTS (
  SELECT FROM unmatched u JOIN journals j ON j.id = u.journal_id
  WHERE u.evidence_id = s.id AND u.closed_as = 'attached' AND j.order_id IS DISTINCT FROM $3)
  OR EXISTS (SELECT FROM remittances r WHERE r.account = 'bank' AND lower(r.reference) = split_part(lower(s.transaction_id), '#', 1))`;

/** The line of a statement that told of money before the bank was asked: the nearest of the same amount, unless it is known to be other money. */
const findToldBefore = prepared<{ id: string }>`
  SELECT s.id::text AS id FROM evidence s
  WHERE s.provider = 'statement' AND s.kind = 'payment' AND s.currency = $1 AND s.minor = $2
    AND (s.order_id = $3 OR s.order_id IS NULL OR ${isExchanged})
    AND (lower(s.transaction_id) IN (lower($4), lower($5)) OR ${apart} <= 300 OR (${isOnItsDay})
      OR (s.order_id = $3 AND ${apart} <= 129600))
    AND NOT EXISTS (SELECT FROM evidence_twins t WHERE t.twin_id = s.id OR t.evidence_id = s.id)
    AND NOT (${isDecidedOtherwise})
  ORDER BY s.order_id = $3 DESC NULLS LAST, ${apart}, s.id LIMIT 1`;

/** The orders of which what the bank told was taken for the money of a line that names none. */
const findExchanged = prepared<{ orderId: string }>`
  SELECT s.order_id AS "orderId" FROM unnest($1::text[], $2::text[], $3::bigint[]) AS s (order_id, currency, minor)
  WHERE s.order_id IS NOT NULL AND ${isExchanged}`;

/** Money of which a bank tells twice, in a statement and when it is asked: the books have it once. */
@Injectable()
export class TwinsRepository {
  /** Until the transaction ends, nothing is posted of which a statement may tell. */
  async holdBack(tx: EntityManager): Promise<void> {
    await holdBack(tx, []);
  }

  /** Waits until no statement is being taken. */
  async goOn(tx: EntityManager): Promise<void> {
    await goOn(tx, []);
  }

  /** Notes that evidence tells of the money of another one, which is in the books. */
  async add(tx: EntityManager, evidenceId: string, twinId: string): Promise<void> {
    await add(tx, [evidenceId, twinId]);
  }

  async findToldBefore(
    tx: EntityManager,
    { currency, minor, orderId, transactionId, at }: Evidence,
  ): Promise<string | undefined> {
    const values = [currency, minor, orderId, transactionId, transactionId.slice(0, 8), at];
    return (await findToldBefore(tx, values))[0]?.id;
  }

  /** Of these amounts for orders, those orders whose money the bank has told of is taken for that of a line that names none. */
  async findExchanged(
    tx: EntityManager,
    named: { orderId: string | null; currency: string; minor: number }[],
  ): Promise<Set<string>> {
    const rows = await findExchanged(tx, [
      named.map(({ orderId }) => orderId),
      named.map(({ currency }) => currency),
      named.map(({ minor }) => minor),
    ]);
    return new Set(rows.map(({ orderId }) => orderId));
  }
}
