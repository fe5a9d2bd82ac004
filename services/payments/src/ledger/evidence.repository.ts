import type { PayCurrency } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';

/** What proves that money came from outside. */
export interface Evidence {
  id: string;
  provider: string;
  transactionId: string;
  /** Of the payment about which its provider was asked; null where nobody knows. */
  orderId: string | null;
  currency: PayCurrency;
  minor: number;
  /** By the provider's clock. */
  at: Date;
  toAccount: string | null;
  payer: string | null;
}

const columns = `id::text AS id, provider, transaction_id AS "transactionId", order_id AS "orderId", currency, minor::float8 AS minor,
  at, to_account AS "toAccount", payer`;

/** Evidence and that it is to be posted, by one statement and so both or none. Nothing where it is known already. */
const add = prepared<{ id: string }>`
  WITH new AS (
    INSERT INTO evidence (provider, transaction_id, kind, order_id, currency, minor, at, to_account, payer)
    VALUES ($1, $2, 'payment', $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING id),
  queued AS (INSERT INTO evidence_to_post SELECT id FROM new)
  SELECT id::text AS id FROM new`;

/** In a transaction, which books it too. Nothing where this id proves other money. */
const addIn = prepared<{ id: string }>`
  INSERT INTO evidence (provider, transaction_id, order_id, currency, minor, at, kind)
  VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING id::text AS id`;

/** Whoever proves something else by this reference waits until the transaction ends. */
const lockReference = prepared`SELECT pg_advisory_xact_lock(hashtextextended('given by ' || $1 || ' ' || lower($2), 0))`;

const findGiven = prepared<{ id: string }>`
  SELECT id::text AS id FROM evidence WHERE kind = 'refund' AND provider = $1 AND lower(transaction_id) = lower($2) LIMIT 1`;

const findOf = prepared<Evidence>`
  SELECT ${columns} FROM evidence WHERE provider = $1 AND transaction_id = $2 AND kind = 'payment'`;

const find = prepared<Evidence>`SELECT ${columns} FROM evidence WHERE id = $1`;

const findToPost = prepared<{ id: string }>`
  SELECT evidence_id::text AS id FROM evidence_to_post ORDER BY evidence_id LIMIT $1`;

/** Whoever deletes the row posts it; another one waits here and then finds nothing. */
const takeToPost = prepared<{ id: string }>`
  DELETE FROM evidence_to_post WHERE evidence_id = $1 RETURNING evidence_id::text AS id`;

@Injectable()
export class EvidenceRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** In a transaction of its own. Answers its id; undefined where there is evidence of this id of the provider's. */
  async add(evidence: Omit<Evidence, 'id'>): Promise<string | undefined> {
    const { provider, transactionId, orderId, currency, minor, at, toAccount, payer } = evidence;
    const values = [provider, transactionId, orderId, currency, minor, at, toAccount, payer];
    const [row] = await add(this.dataSource, values);
    return row?.id;
  }

  /** That money came or was given, which is booked in the same transaction; undefined where this id is known. */
  async addIn(
    tx: EntityManager,
    kind: 'payment' | 'refund',
    { provider, transactionId, orderId, currency, minor, at }: Omit<Evidence, 'id'>,
  ): Promise<string | undefined> {
    const [row] = await addIn(tx, [provider, transactionId, orderId, currency, minor, at, kind]);
    return row?.id;
  }

  /** That people have given money back, by the reference that they typed; undefined where it proves other money, also in another letter case. */
  async addGiven(tx: EntityManager, given: Omit<Evidence, 'id'>): Promise<string | undefined> {
    const reference = [given.provider, given.transactionId];
    await lockReference(tx, reference);
    const [earlier] = await findGiven(tx, reference);
    return earlier ? undefined : this.addIn(tx, 'refund', given);
  }

  async findOf(provider: string, transactionId: string): Promise<Evidence | undefined> {
    const [evidence] = await findOf(this.dataSource, [provider, transactionId]);
    return evidence;
  }

  async find(tx: EntityManager, id: string): Promise<Evidence | undefined> {
    const [evidence] = await find(tx, [id]);
    return evidence;
  }

  /** The ids of evidence that is in no journal yet, the oldest first. */
  async findToPost(limit: number): Promise<string[]> {
    return (await findToPost(this.dataSource, [limit])).map(({ id }) => id);
  }

  /** Whether it is this transaction that posts it. */
  async takeToPost(tx: EntityManager, id: string): Promise<boolean> {
    return (await takeToPost(tx, [id])).length > 0;
  }
}
