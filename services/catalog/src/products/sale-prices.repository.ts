import { prepared } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';
import type { PricedProduct, Product, RunningSale } from './product.entity.js';

/** SQL of what shoppers pay for a product `p`, and of what stands beside it as the price of before. */
export const shownCents = 'coalesce(p.sale_cents, p.price_cents)';
export const shownCompareAt = 'CASE WHEN p.sale_cents IS NULL THEN p.compare_at_cents ELSE p.price_cents END';

/** The sale of a product `p`, or null; `s` is joined to it. */
export const saleColumn = `CASE WHEN p.sale_cents IS NOT NULL THEN jsonb_build_object('id', s.id, 'cents', p.sale_cents,
  'name', s.name, 'nameKm', s.name_km, 'endsAt', s.ends_at) END`;
export const joinSale = 'LEFT JOIN price_sales s ON s.id = p.sale_id';

const findSales = prepared<{ id: number; sale: StoredSale | null }>`
  SELECT p.id, CASE WHEN p.sale_cents IS NOT NULL THEN jsonb_build_object('id', s.id, 'cents', p.sale_cents,
    'name', s.name, 'nameKm', s.name_km, 'endsAt', s.ends_at) END AS sale
  FROM products p LEFT JOIN price_sales s ON s.id = p.sale_id WHERE p.id = ANY ($1::int[])`;

/** As JSON has it. */
export type StoredSale = Omit<RunningSale, 'endsAt'> & { endsAt: string };

export const saleOf = (sale: StoredSale | null): RunningSale | null =>
  sale && { ...sale, endsAt: new Date(sale.endsAt) };

/** These products with the sales that they are in, as this transaction has left them. */
export async function priced(tx: EntityManager, products: Product[]): Promise<PricedProduct[]> {
  if (products.length === 0) return [];
  const rows = await findSales(tx, [products.map(({ id }) => id)]);
  const sales = new Map(rows.map(({ id, sale }) => [id, saleOf(sale)]));
  return products.map((product) => Object.assign(product, { sale: sales.get(product.id) ?? null }));
}

/** One of them. */
export async function pricedOne(tx: EntityManager, product: Product): Promise<PricedProduct> {
  return (await priced(tx, [product]))[0]!;
}
