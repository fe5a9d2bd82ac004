import { allOf, containing, planned, prepared, wantedWords } from '@mekong/service-defaults';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { PastCustomer, Source } from './past-order.js';
import type { Counts, HistorySearch } from './past-orders.repository.js';
import type { CustomerRecord } from './records.js';

/** A customer of before with where they come from. */
export interface KeptCustomer extends PastCustomer {
  id: number;
  source: Source;
  /** How many orders of before have their email. */
  foundOrders: number;
}

interface CustomerRow extends Omit<KeptCustomer, 'source'> {
  source: string;
}

const columns = `c.id, c.source, c.name, c.email, c.phone, c.address, c.orders, c.currency, c.spent_minor::float8 AS "spentMinor", c.note,
  (SELECT count(*)::int FROM past_orders o WHERE o.email_key = c.email_key AND o.email_key <> '') AS "foundOrders"`;

const compare = prepared<Pick<Counts, 'known' | 'changed'>>`
  SELECT count(*) FILTER (WHERE c.digest = r.digest)::int AS known, count(*) FILTER (WHERE c.digest <> r.digest)::int AS changed
  FROM jsonb_to_recordset($2::jsonb) AS r (key text, digest text)
  JOIN past_customers c ON c.source = $1 AND c.key = r.key`;

const store = prepared<{ isNew: boolean }>`
  INSERT INTO past_customers AS c (source, key, name, email, email_key, phone, address, orders, currency, spent_minor, note,
    search_key, digest, brought_by)
  SELECT $1::text, r.key, r.name, r.email, r.email_key, r.phone, r.address, r.orders, r.currency, r.spent_minor, r.note,
    r.search_key, r.digest, $3::uuid
  FROM jsonb_to_recordset($2::jsonb) AS r (key text, name text, email text, email_key text, phone text, address text, orders int,
    currency text, spent_minor bigint, note text, search_key text, digest text)
  ORDER BY r.key
  ON CONFLICT (source, key) DO UPDATE SET name = excluded.name, email = excluded.email, email_key = excluded.email_key,
    phone = excluded.phone, address = excluded.address, orders = excluded.orders, currency = excluded.currency,
    spent_minor = excluded.spent_minor, note = excluded.note, search_key = excluded.search_key, digest = excluded.digest,
    brought_at = now(), brought_by = excluded.brought_by
  WHERE c.digest <> excluded.digest
  RETURNING xmax = 0 AS "isNew"`;

const removeAll = prepared<{ customers: number }>`
  WITH gone AS (DELETE FROM past_customers WHERE source = $1 RETURNING 1) SELECT count(*)::int AS customers FROM gone`;

const removeOfEmail = prepared<{ id: number }>`
  DELETE FROM past_customers WHERE email_key = $1 AND email_key <> '' RETURNING id`;

const findOfEmail = prepared<CustomerRow>`
  SELECT ${columns} FROM past_customers c WHERE c.email_key = $1 AND c.email_key <> '' ORDER BY c.id`;

/** Customers of before. */
@Injectable()
export class PastCustomersRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** What storing them would do. */
  async compare(db: DataSource | EntityManager, source: Source, records: CustomerRecord[]): Promise<Counts> {
    const named = records.map(({ key, digest }) => ({ key, digest }));
    const [{ known, changed } = { known: 0, changed: 0 }] = await compare(db, [
      source,
      JSON.stringify(named),
    ]);
    return { new: records.length - known - changed, known, changed };
  }

  /** Writes those that are new or others than before. */
  async store(tx: EntityManager, source: Source, records: CustomerRecord[], by: string): Promise<Counts> {
    const written = await store(tx, [source, JSON.stringify(records), by]);
    const added = written.filter(({ isNew }) => isNew).length;
    return { new: added, changed: written.length - added, known: records.length - written.length };
  }

  /** One page, those who came last first, and how many there are in all. */
  async findPage({
    q,
    source,
    page,
    limit,
  }: HistorySearch): Promise<{ customers: KeptCustomer[]; total: number }> {
    const words = wantedWords(q ?? '', { phones: true }).map((forms) => forms.map(containing));
    const wantedOf = (firstWord: number) =>
      allOf([...words.map((_, place) => `c.search_key LIKE ANY ($${firstWord + place}::text[])`)]);
    const countWanted = planned<{ total: number }>`
      SELECT count(*)::int AS total FROM past_customers c WHERE ($1::text IS NULL OR c.source = $1) AND ${wantedOf(2)}`;
    const findWanted = planned<CustomerRow>`
      SELECT ${columns} FROM past_customers c WHERE ($1::text IS NULL OR c.source = $1) AND ${wantedOf(4)}
      ORDER BY c.id DESC LIMIT $2::int OFFSET $3::int`;
    const [counted] = await countWanted(this.dataSource, [source ?? null, ...words]);
    const rows = await findWanted(this.dataSource, [source ?? null, limit, (page - 1) * limit, ...words]);
    return { customers: rows.map(kept), total: counted!.total };
  }

  /** Those with this email (`emailKey`), one of each source. */
  async findOfEmail(key: string): Promise<KeptCustomer[]> {
    return (await findOfEmail(this.dataSource, [key])).map(kept);
  }

  /** Deletes all of a source; answers how many. */
  async removeAll(tx: EntityManager, source: Source): Promise<number> {
    return (await removeAll(tx, [source]))[0]!.customers;
  }

  /** Deletes those with this email (`emailKey`); answers how many. */
  async removeOfEmail(tx: EntityManager, key: string): Promise<number> {
    return (await removeOfEmail(tx, [key])).length;
  }
}

/** As the table was written. */
const kept = (row: CustomerRow): KeptCustomer => ({ ...row, source: row.source as Source });
