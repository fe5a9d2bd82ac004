import { containing, prepared } from '@mekong/service-defaults';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { PromoCode, PromoTerms, UsedPromo } from './promo-code.js';

const columns = `p.id, p.code, p.kind, p.percent, p.amount_cents AS "amountCents", p.minimum_cents AS "minimumCents",
  p.begins_on::text AS "beginsOn", p.ends_on::text AS "endsOn", p.max_uses AS "maxUses", p.max_uses_each AS "maxUsesEach",
  p.product_ids AS "productIds", p.brand_ids AS "brandIds", p.note, p.status, p.version, p.created_at AS "createdAt"`;

/** Orders that have used the code `p` and are not cancelled: whoever cancels one gives the use back by that alone. */
const uses = `orders o WHERE o.promo_id = p.id AND o.status <> 'cancelled'`;

/** No more are counted than the limit, so that a code that is used a lot costs no more than one that is not. */
const countedUses = `CASE WHEN p.max_uses IS NULL THEN 0
    ELSE (SELECT count(*)::int FROM (SELECT FROM ${uses} LIMIT p.max_uses) AS counted) END AS used,
  CASE WHEN p.max_uses_each IS NULL THEN 0
    ELSE (SELECT count(*)::int FROM (SELECT FROM ${uses} AND o.user_id = $2::uuid LIMIT p.max_uses_each) AS counted)
    END AS "usedByCustomer"`;

const lock = prepared`SELECT FROM promo_codes WHERE code = $1 FOR UPDATE`;

const findUsed = prepared<UsedPromo>`SELECT ${columns}, ${countedUses} FROM promo_codes p WHERE p.code = $1`;

const lockById = prepared<PromoCode>`SELECT ${columns} FROM promo_codes p WHERE p.id = $1 FOR UPDATE`;

const isSought = `($1::text IS NULL OR p.code LIKE upper($1) OR lower(p.note) LIKE lower($1))`;

const findPage = prepared<PromoCode & { uses: number; total: number }>`
  SELECT ${columns}, (SELECT count(*)::int FROM ${uses}) AS uses, page.total FROM (
    SELECT p.id, count(*) OVER ()::int AS total FROM promo_codes p WHERE ${isSought}
    ORDER BY p.id DESC LIMIT $2::int OFFSET $3::int * $2::int) AS page
  JOIN promo_codes p ON p.id = page.id ORDER BY p.id DESC`;

const insert = prepared<PromoCode>`
  INSERT INTO promo_codes AS p (code, kind, percent, amount_cents, minimum_cents, begins_on, ends_on, max_uses, max_uses_each,
    product_ids, brand_ids, note, status)
  VALUES ($1, $2, $3, $4, $5, $6::date, $7::date, $8, $9, $10::int[], $11::int[], $12, $13)
  ON CONFLICT (code) DO NOTHING RETURNING ${columns}`;

const update = prepared<PromoCode>`
  UPDATE promo_codes AS p SET kind = $2, percent = $3, amount_cents = $4, minimum_cents = $5, begins_on = $6::date,
    ends_on = $7::date, max_uses = $8, max_uses_each = $9, product_ids = $10::int[], brand_ids = $11::int[], note = $12, status = $13,
    version = p.version + 1
  WHERE p.id = $1 RETURNING ${columns}`;

const countUses = prepared<{ uses: number }>`
  SELECT (SELECT count(*)::int FROM ${uses}) AS uses FROM promo_codes p WHERE p.id = $1`;

const valuesOf = (terms: PromoTerms) => [
  ...[terms.kind, terms.percent, terms.amountCents, terms.minimumCents, terms.beginsOn, terms.endsOn],
  ...[terms.maxUses, terms.maxUsesEach, terms.productIds, terms.brandIds, terms.note, terms.status],
];

@Injectable()
export class PromoCodesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The code with its uses, for a quote; of nobody where it is not known who asks. */
  async findUsed(code: string, userId: string | null): Promise<UsedPromo | undefined> {
    const [promo] = await findUsed(this.dataSource, [code, userId]);
    return promo;
  }

  /**
   * The same for a checkout: those with this code wait for each other until the transaction ends, and only then are its uses
   * counted, by a statement that sees those of whoever had the lock before.
   */
  async lockUsed(tx: EntityManager, code: string, userId: string): Promise<UsedPromo | undefined> {
    const [, [promo]] = await Promise.all([lock(tx, [code]), findUsed(tx, [code, userId])]);
    return promo;
  }

  /** A page of the codes, the newest first, in whose name or note this is; with how many orders have used each. */
  async findPage({ page, limit, q }: { page: number; limit: number; q?: string }) {
    const rows = await findPage(this.dataSource, [q ? containing(q) : null, limit, page - 1]);
    return { promos: rows, total: rows[0]?.total ?? 0 };
  }

  /** How many orders have used the code. */
  async usesOf(id: number): Promise<number> {
    const [row] = await countUses(this.dataSource, [id]);
    return row?.uses ?? 0;
  }

  async lock(tx: EntityManager, id: number): Promise<PromoCode | undefined> {
    const [promo] = await lockById(tx, [id]);
    return promo;
  }

  /** Undefined when there is a code of this name. */
  async insert(tx: EntityManager, code: string, terms: PromoTerms): Promise<PromoCode | undefined> {
    const [promo] = await insert(tx, [code, ...valuesOf(terms)]);
    return promo;
  }

  /** Writes a locked code's terms and its next version. */
  async update(tx: EntityManager, id: number, terms: PromoTerms): Promise<PromoCode> {
    const [promo] = await update(tx, [id, ...valuesOf(terms)]);
    return promo!;
  }
}
