import type { PayCurrency, PaymentMethod } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { PaymentProviders } from '../payments/index.js';

/** Money that the shop has promised to give back, by the journal of the promise. */
export interface Promised {
  promiseId: string;
  currency: PayCurrency;
  minor: number;
  /** Of all that was promised of its order so far, this included. */
  ofOrder: number;
  at: Date;
  orderId: string | null;
  orderNumber: string | null;
  /** How the order was paid. */
  method: PaymentMethod | null;
  /** What somebody has proposed. */
  reference: string | null;
  from: string | null;
  proposedBy: string | null;
  proposerName: string | null;
  proposedAt: Date | null;
  isGiven: boolean;
  /** What became of asking its provider to give it. */
  call: 'asked' | 'refused' | 'done' | null;
  /** Why it refused. */
  refusedWhy: string | null;
  /** Whether its provider has taken the money, and gives such back. */
  isByProvider: boolean;
}

const ofOrder = `SELECT sum(-o.minor) FROM journals k JOIN journal_lines o ON o.journal_id = k.id
  WHERE k.order_id = j.order_id AND o.account = 'to-give-back' AND o.minor < 0 AND o.currency = l.currency` as const;

const columns =
  `j.id::text AS "promiseId", l.currency, (-l.minor)::float8 AS minor, coalesce((${ofOrder}), -l.minor)::float8 AS "ofOrder", j.at, j.order_id AS "orderId",
  p.order_number AS "orderNumber", p.method, g.reference, g.from_account AS "from", g.proposed_by AS "proposedBy",
  g.proposer_name AS "proposerName", g.proposed_at AS "proposedAt", (b.promise_id IS NOT NULL) AS "isGiven", c.state AS call, c.why AS "refusedWhy",
  coalesce(e.provider = p.method AND p.currency = l.currency, false) AS "isByProvider"` as const;

const tables = `journal_lines l JOIN journals j ON j.id = l.journal_id LEFT JOIN payments p ON p.order_id = j.order_id
  LEFT JOIN give_back_proposals g ON g.about = 'promise ' || j.id || '-' || l.currency
  LEFT JOIN given_back b ON b.promise_id = j.id AND b.currency = l.currency
  LEFT JOIN refund_calls c ON c.promise_id = j.id AND c.currency = l.currency
  LEFT JOIN evidence e ON e.id = p.evidence_id`;

const isPromise = `l.account = 'to-give-back' AND l.minor < 0`;

const findOpen = prepared<Promised>`
  SELECT ${columns} FROM ${tables} WHERE ${isPromise} AND b.promise_id IS NULL ORDER BY j.at, j.id, l.currency LIMIT $1 OFFSET $2`;

const countOpen = prepared<{ n: number }>`
  SELECT count(*)::int AS n FROM ${tables} WHERE ${isPromise} AND b.promise_id IS NULL`;

const lock = prepared<Promised>`
  SELECT ${columns} FROM ${tables} WHERE ${isPromise} AND j.id = $1 AND l.currency = $2 FOR NO KEY UPDATE OF j`;

const find = prepared<Promised>`
  SELECT ${columns} FROM ${tables} WHERE ${isPromise} AND j.id = $1 AND l.currency = $2`;

const give = prepared`INSERT INTO given_back (promise_id, currency, journal_id) VALUES ($1, $2, $3)`;

/** What is owed to customers: each promise on the account `to-give-back`, until it is kept. */
@Injectable()
export class PromisesRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly providers: PaymentProviders,
  ) {}

  /** What is owed, the oldest first. */
  async findPage(page: number, limit: number): Promise<{ promises: Promised[]; total: number }> {
    const [promises, counted] = await Promise.all([
      findOpen(this.dataSource, [limit, (page - 1) * limit]),
      countOpen(this.dataSource, []),
    ]);
    return { promises: promises.map((one) => this.withProvider(one)), total: counted[0]!.n };
  }

  /** Kept or not; nobody else keeps it until the transaction ends. */
  async lock(tx: EntityManager, id: number, currency: string): Promise<Promised | undefined> {
    const [locked] = await lock(tx, [id, currency]);
    // What stands beside it may have changed while it was waited for.
    return locked && this.withProvider((await find(tx, [id, currency]))[0]!);
  }

  async give(
    tx: EntityManager,
    { promiseId, currency }: Pick<Promised, 'promiseId' | 'currency'>,
    journalId: string,
  ): Promise<void> {
    await give(tx, [promiseId, currency, journalId]);
  }

  private withProvider(promised: Promised): Promised {
    const canGive = promised.method !== null && this.providers.of(promised.method)?.refund !== undefined;
    return { ...promised, isByProvider: promised.isByProvider && canGive };
  }
}
