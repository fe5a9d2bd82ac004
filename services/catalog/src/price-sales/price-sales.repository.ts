import { Injectable } from '@nestjs/common';
import { planned, prepared } from '@mekong/service-defaults';
import { DataSource, In, type EntityManager } from 'typeorm';
import {
  type ListedSale,
  PriceSale,
  type SaleFacts,
  type SalePreview,
  type SaleState,
} from './price-sale.entity.js';

const findPage = planned<{ id: number; brandName: string | null; products: number }>`
  SELECT s.id, b.name AS "brandName",
    (SELECT count(*)::int FROM products p WHERE p.sale_id = s.id AND p.deleted_at IS NULL) AS products
  FROM price_sales s LEFT JOIN brands b ON b.id = s.brand_id
  WHERE ($1::text IS NULL OR s.state = $1) ORDER BY s.id DESC LIMIT $2 OFFSET $3`;

const countAll = prepared<{ sales: number }>`
  SELECT count(*)::int AS sales FROM price_sales WHERE ($1::text IS NULL OR state = $1)`;

const countOpen = prepared<{ sales: number }>`
  SELECT count(*)::int AS sales FROM price_sales WHERE state <> 'ended'`;

const endNow = prepared`
  UPDATE price_sales SET state = 'ended', is_last_round = false, turned_by = pg_current_xact_id(),
    priced_to = CASE WHEN state = 'running' THEN 0 END,
    ends_at = CASE WHEN state = 'running' AND begins_at < now() THEN least(ends_at, now()) ELSE ends_at END
  WHERE id = $1 AND state <> 'ended'`;

/** What is of the sale is decided as the database does it for one that runs. */
const findExamples = planned<Example>`
  WITH cheaper AS MATERIALIZED (
    SELECT p.id, p.name, p.price_cents AS "priceCents", sale_price(p.price_cents, $1::int, $2::int) AS "saleCents",
      row_number() OVER (ORDER BY p.price_cents, p.id)::int AS place, count(*) OVER ()::int AS products
    FROM products p WHERE p.deleted_at IS NULL AND sale_price(p.price_cents, $1::int, $2::int) < p.price_cents
      AND CASE $3::text WHEN 'all' THEN true WHEN 'brand' THEN p.brand_id = $4::int WHEN 'category' THEN p.category = $5::text
        ELSE p.id = ANY ($6::int[]) END)
  SELECT id, name, "priceCents", "saleCents", products FROM cheaper
  WHERE place IN (1, (products + 1) / 2, products) ORDER BY place`;

interface Example {
  id: number;
  name: string;
  priceCents: number;
  saleCents: number;
  products: number;
}

@Injectable()
export class PriceSalesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** A page of them, the newest first. */
  async page(state: SaleState | undefined, { limit, page }: { limit: number; page: number }) {
    const [counted] = await countAll(this.dataSource, [state ?? null]);
    const rows = await findPage(this.dataSource, [state ?? null, limit, (page - 1) * limit]);
    const found = await this.dataSource.manager.findBy(PriceSale, { id: In(rows.map(({ id }) => id)) });
    const byId = new Map(found.map((sale) => [sale.id, sale]));
    const sales = rows.map((row): ListedSale => Object.assign(byId.get(row.id)!, row));
    return { sales, total: counted!.sales };
  }

  find(id: number): Promise<PriceSale | null> {
    return this.dataSource.manager.findOneBy(PriceSale, { id });
  }

  async preview({
    percentOff,
    amountOff,
    target,
    brandId,
    category,
    productIds,
  }: SaleFacts): Promise<SalePreview> {
    const values = [percentOff, amountOff, target, brandId, category, productIds];
    const found = await findExamples(this.dataSource, values);
    const examples = found.map(({ products: _all, ...example }) => example);
    return { products: found[0]?.products ?? 0, examples };
  }

  /** How many have not ended. */
  async countOpen(tx: EntityManager): Promise<number> {
    return (await countOpen(tx, []))[0]!.sales;
  }

  lock(tx: EntityManager, id: number): Promise<PriceSale | null> {
    return tx.findOne(PriceSale, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Inserts a new sale and sets its id. */
  async insert(tx: EntityManager, sale: PriceSale): Promise<void> {
    await tx.insert(PriceSale, sale);
  }

  async update(
    tx: EntityManager,
    { id, state: _decidedElsewhere, createdAt: _at, ...sale }: PriceSale,
  ): Promise<void> {
    await tx.update(PriceSale, { id }, sale);
  }

  /** Ends it now: its prices go as those of one whose time has come. */
  async end(tx: EntityManager, id: number): Promise<PriceSale> {
    await endNow(tx, [id]);
    return tx.findOneByOrFail(PriceSale, { id });
  }
}
