import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';
import { CourierTransfersRepository, type CourierTransfer } from '../cash/index.js';
import { type Payment, PaymentsRepository } from '../payments/index.js';
import type { Told } from './find-twins.js';
import { idsIn, type Money, type Named, type SeenLine } from './name-lines.js';

const findNamed = prepared<{ orderId: string }>`
  SELECT order_id AS "orderId" FROM payments
  WHERE order_number = ANY ($1::text[]) OR reference = ANY ($2::text[]) OR order_id = ANY ($3::text[])`;

const findSeen = prepared<SeenLine>`
  SELECT transaction_id AS "transactionId", currency, minor::float8 AS minor, at FROM evidence
  WHERE provider = 'statement' AND kind = 'payment' AND lower(transaction_id) = ANY ($1::text[])`;

/** What the bank told when it was asked, of these amounts and about these times, as far as no statement has told of it, too. */
const findTold = prepared<Told>`
  SELECT e.id::text AS id, e.transaction_id AS "transactionId", e.order_id AS "orderId", e.currency, e.minor::float8 AS minor, e.at
  FROM evidence e
  WHERE e.provider = 'khqr' AND e.kind = 'payment' AND e.minor = ANY ($1::bigint[])
    AND e.at BETWEEN $2::timestamptz - interval '3 days' AND $3::timestamptz + interval '3 days'
    AND NOT EXISTS (SELECT FROM evidence_twins t WHERE t.twin_id = e.id OR t.evidence_id = e.id)
    AND NOT EXISTS (SELECT FROM unmatched u WHERE u.evidence_id = e.id AND u.reason = 'account')
  ORDER BY e.id`;

/** What the books know of the money that a statement tells of. */
@Injectable()
export class KnownMoneyRepository {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly transfers: CourierTransfersRepository,
  ) {}

  async paymentsOf(tx: EntityManager, named: Named[]): Promise<Payment[]> {
    const found = await findNamed(tx, [
      named.flatMap(({ orderNumber }) => orderNumber ?? []),
      named.flatMap(({ md5 }) => md5 ?? []),
      named.flatMap(({ orderId }) => orderId ?? []),
    ]);
    return this.payments.findAll(
      found.map(({ orderId }) => orderId),
      tx,
    );
  }

  /** What lines of statements have told of before under these ids, in any letter case. */
  seenBefore(tx: EntityManager, ids: string[]): Promise<SeenLine[]> {
    return findSeen(tx, [ids.map((id) => id.toLowerCase())]);
  }

  /** By which transfers couriers have handed in money, of those that these lines name. */
  transfersOf(tx: EntityManager, moneys: Money[]): Promise<CourierTransfer[]> {
    return this.transfers.find(tx, moneys.flatMap(idsIn));
  }

  async toldByBank(tx: EntityManager, moneys: Money[]): Promise<Told[]> {
    if (moneys.length === 0) return [];
    const times = moneys.map(({ at }) => at.getTime());
    return findTold(tx, [
      moneys.map(({ minor }) => minor),
      new Date(Math.min(...times)),
      new Date(Math.max(...times)),
    ]);
  }
}
