import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import type { Evidence } from '../ledger/index.js';
import type { UnmatchedReason } from './why-unmatched.js';

export type Closing = 'attached' | 'given-back' | 'written-off';

/** Money that fits no payment, and what became of it. */
export interface UnmatchedMoney extends Evidence {
  reason: UnmatchedReason;
  openedAt: Date;
  closedAs: Closing | null;
  orderNumber: string | null;
  /** What somebody has proposed, and another one is to confirm. */
  proposal: Proposed | null;
}

/** Money that was attached to an order, and the journal of that. */
export interface Reopened extends Pick<Evidence, 'id' | 'currency' | 'minor'> {
  journalId: string;
}

/** As it stands in the database's answer: its time is a text there. */
interface Proposed {
  reference: string;
  userId: string;
  name: string;
  at: Date | string;
}

const columns = `e.id::text AS id, e.provider, e.transaction_id AS "transactionId", e.order_id AS "orderId", e.currency,
  e.minor::float8 AS minor, e.at, e.to_account AS "toAccount", e.payer, u.reason, u.opened_at AS "openedAt", u.closed_as AS "closedAs",
  (SELECT order_number FROM payments p WHERE p.order_id = e.order_id) AS "orderNumber",
  (SELECT jsonb_build_object('reference', reference, 'userId', proposed_by, 'name', proposer_name, 'at', proposed_at)
    FROM give_back_proposals g WHERE g.about = 'evidence ' || e.id) AS proposal`;

const open = prepared`INSERT INTO unmatched (evidence_id, reason) VALUES ($1, $2)`;

const findOpen = prepared<UnmatchedMoney>`
  SELECT ${columns} FROM unmatched u JOIN evidence e ON e.id = u.evidence_id WHERE u.closed_at IS NULL
  ORDER BY u.opened_at DESC, u.evidence_id DESC LIMIT $1 OFFSET $2`;

const countOpen = prepared<{ n: number }>`SELECT count(*)::int AS n FROM unmatched WHERE closed_at IS NULL`;

const isOpenOf = prepared<{ isOpen: boolean }>`
  SELECT EXISTS (SELECT FROM unmatched u JOIN evidence e ON e.id = u.evidence_id WHERE u.closed_at IS NULL AND e.order_id = $1)
    AS "isOpen"`;

const lock = prepared<UnmatchedMoney>`
  SELECT ${columns} FROM unmatched u JOIN evidence e ON e.id = u.evidence_id WHERE u.evidence_id = $1 FOR UPDATE OF u`;

const close = prepared`
  UPDATE unmatched SET closed_at = now(), closed_as = $2, journal_id = $3 WHERE evidence_id = $1`;

/** By which an order was to be paid after all; nothing where that is undone already. */
const reopenOf = prepared<Reopened>`
  WITH attached AS (
    SELECT u.evidence_id, u.journal_id FROM unmatched u JOIN payments p ON p.evidence_id = u.evidence_id
    WHERE p.order_id = $1 AND p.status = 'completed' AND u.closed_as = 'attached' FOR UPDATE OF u)
  UPDATE unmatched u SET closed_at = NULL, closed_as = NULL, journal_id = NULL, reason = $2
  FROM attached a JOIN evidence e ON e.id = a.evidence_id WHERE u.evidence_id = a.evidence_id
  RETURNING u.evidence_id::text AS id, a.journal_id::text AS "journalId", e.currency, e.minor::float8 AS minor`;

/** Money that fits no payment, until people have decided about it. */
@Injectable()
export class UnmatchedRepository {
  constructor(private readonly dataSource: DataSource) {}

  async open(tx: EntityManager, evidenceId: string, reason: UnmatchedReason): Promise<void> {
    await open(tx, [evidenceId, reason]);
  }

  /** What is open, the newest first. */
  async findPage(page: number, limit: number): Promise<{ money: UnmatchedMoney[]; total: number }> {
    const [money, counted] = await Promise.all([
      findOpen(this.dataSource, [limit, (page - 1) * limit]),
      countOpen(this.dataSource, []),
    ]);
    return { money, total: counted[0]!.n };
  }

  /** Whether people have yet to decide about money that came for this order. */
  async isOpenOf(orderId: string): Promise<boolean> {
    const [row] = await isOpenOf(this.dataSource, [orderId]);
    return row!.isOpen;
  }

  /** Open or not; nobody else decides about it until the transaction ends. */
  async lock(tx: EntityManager, evidenceId: number): Promise<UnmatchedMoney | undefined> {
    const [money] = await lock(tx, [evidenceId]);
    return money;
  }

  /** The money that was attached to an order fits none again; answers it, unless it does already. */
  async reopenOf(tx: EntityManager, orderId: string, reason: UnmatchedReason): Promise<Reopened | undefined> {
    return (await reopenOf(tx, [orderId, reason]))[0];
  }

  async close(tx: EntityManager, evidenceId: string, closing: Closing, journalId: string): Promise<void> {
    await close(tx, [evidenceId, closing, journalId]);
  }
}
