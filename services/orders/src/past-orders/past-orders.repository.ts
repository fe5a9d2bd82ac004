import { allOf, containing, planned, prepared, wantedWords } from '@mekong/service-defaults';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { PastItem, PastOrder, Source } from './past-order.js';
import type { OrderRecord } from './records.js';

/** An order of before with where it comes from. */
export interface KeptOrder extends PastOrder {
  id: number;
  source: Source;
  broughtAt: Date;
}

/** How many rows of a file are new, the same as before, or others than before. */
export interface Counts {
  new: number;
  known: number;
  changed: number;
}

export interface HistorySearch {
  /** Words that are each in the number, the name, the email, the phone number or a product's name or SKU. */
  q?: string;
  source?: Source;
  page: number;
  limit: number;
}

const columns = `p.id, p.source, p.number, p.placed_at AS "placedAt", p.status, p.currency, p.total_minor::float8 AS "totalMinor",
  p.name, p.email, p.phone, p.address, p.items, p.note, p.brought_at AS "broughtAt"`;

interface OrderRow extends Omit<KeptOrder, 'source' | 'items'> {
  source: string;
  items: unknown;
}

const compare = prepared<Pick<Counts, 'known' | 'changed'>>`
  SELECT count(*) FILTER (WHERE p.digest = r.digest)::int AS known, count(*) FILTER (WHERE p.digest <> r.digest)::int AS changed
  FROM jsonb_to_recordset($2::jsonb) AS r (number text, digest text)
  JOIN past_orders p ON p.source = $1 AND p.number = r.number`;

const store = prepared<{ isNew: boolean }>`
  INSERT INTO past_orders AS p (source, number, placed_at, status, currency, total_minor, name, email, email_key, phone, address,
    items, note, search_key, digest, brought_by)
  SELECT $1::text, r.number, r.placed_at, r.status, r.currency, r.total_minor, r.name, r.email, r.email_key, r.phone, r.address,
    r.items, r.note, r.search_key, r.digest, $3::uuid
  FROM jsonb_to_recordset($2::jsonb) AS r (number text, placed_at timestamptz, status text, currency text, total_minor bigint,
    name text, email text, email_key text, phone text, address text, items jsonb, note text, search_key text, digest text)
  ORDER BY r.number
  ON CONFLICT (source, number) DO UPDATE SET placed_at = excluded.placed_at, status = excluded.status,
    currency = excluded.currency, total_minor = excluded.total_minor, name = excluded.name, email = excluded.email,
    email_key = excluded.email_key, phone = excluded.phone, address = excluded.address, items = excluded.items,
    note = excluded.note, search_key = excluded.search_key, digest = excluded.digest, brought_at = now(),
    brought_by = excluded.brought_by
  WHERE p.digest <> excluded.digest
  RETURNING xmax = 0 AS "isNew"`;

const findOne = prepared<OrderRow>`SELECT ${columns} FROM past_orders p WHERE p.id = $1`;

const findOfEmail = prepared<OrderRow & { total: number }>`
  SELECT ${columns}, count(*) OVER ()::int AS total FROM past_orders p WHERE p.email_key = $1 AND p.email_key <> ''
  ORDER BY p.placed_at DESC, p.id DESC LIMIT $2::int OFFSET ($3::int - 1) * $2::int`;

const removeAll = prepared<{ orders: number }>`
  WITH gone AS (DELETE FROM past_orders WHERE source = $1 RETURNING 1) SELECT count(*)::int AS orders FROM gone`;

const lockOfEmail = prepared<OrderRow>`
  SELECT ${columns} FROM past_orders p WHERE p.email_key = $1 AND p.email_key <> '' ORDER BY p.number FOR UPDATE`;

const blank = prepared`
  UPDATE past_orders p SET name = r.name, email = '', email_key = '', phone = '', address = '', note = '', search_key = r.search_key,
    digest = r.digest
  FROM jsonb_to_recordset($1::jsonb) AS r (id int, name text, search_key text, digest text) WHERE p.id = r.id`;

const remember = prepared`INSERT INTO forgotten_past_emails (email_hash) VALUES ($1) ON CONFLICT DO NOTHING`;

const forgottenAmong = prepared<{ hash: string }>`
  SELECT email_hash AS hash FROM forgotten_past_emails WHERE email_hash = ANY ($1::text[])`;

/** Orders of before. */
@Injectable()
export class PastOrdersRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** What storing them would do. */
  async compare(db: DataSource | EntityManager, source: Source, records: OrderRecord[]): Promise<Counts> {
    const named = records.map(({ number, digest }) => ({ number, digest }));
    const [{ known, changed } = { known: 0, changed: 0 }] = await compare(db, [
      source,
      JSON.stringify(named),
    ]);
    return { new: records.length - known - changed, known, changed };
  }

  /** Writes those that are new or others than before. */
  async store(tx: EntityManager, source: Source, records: OrderRecord[], by: string): Promise<Counts> {
    const written = await store(tx, [source, JSON.stringify(records), by]);
    const added = written.filter(({ isNew }) => isNew).length;
    return { new: added, changed: written.length - added, known: records.length - written.length };
  }

  /** One page, the newest first, and how many there are in all. */
  async findPage({ q, source, page, limit }: HistorySearch): Promise<{ orders: KeptOrder[]; total: number }> {
    const words = wantedWords(q ?? '', { phones: true }).map((forms) => forms.map(containing));
    const wantedOf = (firstWord: number) =>
      allOf([...words.map((_, place) => `p.search_key LIKE ANY ($${firstWord + place}::text[])`)]);
    const countWanted = planned<{ total: number }>`
      SELECT count(*)::int AS total FROM past_orders p WHERE ($1::text IS NULL OR p.source = $1) AND ${wantedOf(2)}`;
    const findWanted = planned<OrderRow>`
      SELECT ${columns} FROM past_orders p WHERE ($1::text IS NULL OR p.source = $1) AND ${wantedOf(4)}
      ORDER BY p.placed_at DESC, p.id DESC LIMIT $2::int OFFSET $3::int`;
    const [counted] = await countWanted(this.dataSource, [source ?? null, ...words]);
    const rows = await findWanted(this.dataSource, [source ?? null, limit, (page - 1) * limit, ...words]);
    return { orders: rows.map(kept), total: counted!.total };
  }

  async find(id: number): Promise<KeptOrder | undefined> {
    const [row] = await findOne(this.dataSource, [id]);
    return row && kept(row);
  }

  /** A page of those with this email (`emailKey`), the newest first. */
  async findOfEmail(key: string, { page, limit }: { page: number; limit: number }) {
    const rows = await findOfEmail(this.dataSource, [key, limit, page]);
    return { orders: rows.map(kept), total: rows[0]?.total ?? 0 };
  }

  /** Deletes all of a source; answers how many. */
  async removeAll(tx: EntityManager, source: Source): Promise<number> {
    return (await removeAll(tx, [source]))[0]!.orders;
  }

  /** Those with this email (`emailKey`), locked until the transaction ends. */
  async lockOfEmail(tx: EntityManager, key: string): Promise<KeptOrder[]> {
    return (await lockOfEmail(tx, [key])).map(kept);
  }

  /** Deletes from locked orders whose they were; the records are those of nobody. */
  async blank(tx: EntityManager, orders: (OrderRecord & { id: number })[]): Promise<void> {
    const rows = orders.map(({ id, name, search_key, digest }) => ({ id, name, search_key, digest }));
    if (rows.length > 0) await blank(tx, [JSON.stringify(rows)]);
  }

  /** Remembers that data of an email was deleted. */
  async rememberForgotten(tx: EntityManager, hash: string): Promise<void> {
    await remember(tx, [hash]);
  }

  /** Those of these hashes of emails whose data was deleted. */
  async forgottenAmong(db: DataSource | EntityManager, hashes: string[]): Promise<Set<string>> {
    const rows = hashes.length === 0 ? [] : await forgottenAmong(db, [hashes]);
    return new Set(rows.map(({ hash }) => hash));
  }
}

/** As the table was written. */
const kept = (row: OrderRow): KeptOrder => ({
  ...row,
  source: row.source as Source,
  items: row.items as PastItem[],
});
