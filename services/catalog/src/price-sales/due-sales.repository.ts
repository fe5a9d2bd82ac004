import { Injectable } from '@nestjs/common';
import { planned, prepared } from '@mekong/service-defaults';
import { DataSource, In, type EntityManager } from 'typeorm';
import { Product } from '../products/index.js';
import type { SaleTarget } from './price-sale.entity.js';

const isDue = `(state = 'planned' AND begins_at <= now()) OR (state = 'running' AND ends_at <= now())`;

const findDue = prepared<{ id: number }>`SELECT id FROM price_sales WHERE ${isDue} LIMIT 1`;

/** Another replica finds them in their new state. One whose whole time was missed has no prices to take back. */
const turn = prepared`
  UPDATE price_sales SET state = CASE WHEN ends_at <= now() THEN 'ended' ELSE 'running' END,
    priced_to = CASE WHEN state = 'planned' AND ends_at <= now() THEN NULL ELSE 0 END,
    turned_by = pg_current_xact_id(), is_last_round = false
  WHERE ${isDue}`;

const areOthersOver = 'turned_by < pg_snapshot_xmin(pg_current_snapshot())';

/** A second round waits for all that were under way; the first one does not. */
const lockNext = prepared<SaleToApply>`
  SELECT id, target, brand_id AS "brandId", category, product_ids AS "productIds", greatest(priced_to, 0) AS "pricedTo",
    CASE WHEN priced_to > 0 THEN is_last_round ELSE ${areOthersOver} END AS "isLastRound"
  FROM price_sales WHERE priced_to >= 0 OR (priced_to = -1 AND ${areOthersOver})
  ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED`;

const advance = prepared`UPDATE price_sales SET priced_to = $2, is_last_round = $3 WHERE id = $1`;

/** How many products are priced in one transaction. */
const batchSize = 500;

const nextProducts = <Where extends string>(where: Where) =>
  `SELECT p.id FROM products p WHERE p.id > $1 AND p.deleted_at IS NULL AND ${where}
   ORDER BY p.id LIMIT ${batchSize} FOR NO KEY UPDATE` as const;

const nextOf = {
  all: planned<{ id: number }>`${nextProducts('true')}`,
  brand: planned<{ id: number }>`${nextProducts('p.brand_id = $2')}`,
  category: planned<{ id: number }>`${nextProducts('p.category = $2')}`,
  products: planned<{ id: number }>`${nextProducts('p.id = ANY ($2::int[])')}`,
};

const findOther = prepared<{ id: number; sale: number | null; cents: number | null }>`
  SELECT p.id, b.sale, b.cents FROM products p
  CROSS JOIN LATERAL best_sale(p.id, p.brand_id, p.category, p.price_cents) AS b
  WHERE p.id = ANY ($1::int[]) AND (p.sale_id, p.sale_cents) IS DISTINCT FROM (b.sale, b.cents) ORDER BY p.id`;

const reprice = prepared`
  UPDATE products p SET sale_id = now.sale, sale_cents = now.cents, version = version + 1, sale_version = sale_version + 1
  FROM unnest($1::int[], $2::int[], $3::int[]) AS now (id, sale, cents) WHERE p.id = now.id`;

export interface SaleToApply {
  id: number;
  target: SaleTarget;
  brandId: number | null;
  category: string | null;
  productIds: number[];
  pricedTo: number;
  isLastRound: boolean;
}

/** Sales whose time has come, and the prices of their products. */
@Injectable()
export class DueSalesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Begins and ends those whose time has come; their prices are still to be written. */
  async turnDue(): Promise<void> {
    // Writes nothing where nothing is due, as caches look at what is written.
    if ((await findDue(this.dataSource, [])).length > 0) await turn(this.dataSource, []);
  }

  /** One whose prices are still to be written, locked; another replica gets another one. */
  async lockNext(tx: EntityManager): Promise<SaleToApply | undefined> {
    return (await lockNext(tx, []))[0];
  }

  /** The next products of a sale, locked in the order of their ids. */
  async lockProducts(tx: EntityManager, sale: SaleToApply): Promise<number[]> {
    const { target, pricedTo, brandId, category, productIds } = sale;
    const of = { all: [], brand: [brandId], category: [category], products: [productIds] }[target];
    return (await nextOf[target](tx, [pricedTo, ...of])).map(({ id }) => id);
  }

  /** Gives these products the prices of the sales that run now; answers those that had others. */
  async reprice(tx: EntityManager, ids: number[]): Promise<Product[]> {
    const others = ids.length > 0 ? await findOther(tx, [ids]) : [];
    if (others.length === 0) return [];
    const changed = others.map(({ id }) => id);
    await reprice(tx, [changed, others.map(({ sale }) => sale), others.map(({ cents }) => cents)]);
    return tx.find(Product, { where: { id: In(changed) }, order: { id: 'ASC' } });
  }

  /** Writes down how far a sale has come. */
  async advance(tx: EntityManager, { id, isLastRound }: SaleToApply, done: number[]): Promise<void> {
    const isRoundOver = done.length < batchSize;
    const pricedTo = isRoundOver ? (isLastRound ? null : -1) : done.at(-1);
    await advance(tx, [id, pricedTo, isLastRound]);
  }
}
