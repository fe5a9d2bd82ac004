import type { Category } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import DataLoader from 'dataloader';
import { DataSource } from 'typeorm';
import { type CostReceipt, receiptsOf } from './costs.repository.js';
import { inOrder, type ProductImage } from './product-images.js';
import type { ShownProduct } from './product.entity.js';
import { joinSale, saleColumn, saleOf, type StoredSale } from './sale-prices.repository.js';
import { storedImages } from './product-images.repository.js';
import { joinedVariants } from './variants.repository.js';

type Row = Omit<ShownProduct, 'brand' | 'images' | 'sale'> & {
  sale: StoredSale | null;
  images: ProductImage[] | null;
  brandId: number;
  brandName: string;
  brandImageUrl: string;
};

const columns = `p.id, p.name, p.name_km AS "nameKm", p.category, p.price_cents AS "priceCents",
  p.compare_at_cents AS "compareAtCents", p.hidden, p.visible_from AS "visibleFrom", p.deleted_at AS "deletedAt", p.image_url AS "imageUrl",
  p.description, p.description_km AS "descriptionKm", p.stock,
  p.restock_at AS "restockAt", p.sku, p.barcode, p.warranty_months AS "warrantyMonths", p.sold, p.rating_sum AS "ratingSum",
  p.rating_count AS "ratingCount", p.seller_id AS "sellerId", p.version,
  p.sale_version AS "saleVersion", ${saleColumn} AS sale, p.details, ${storedImages} AS images,
  ${joinedVariants} AS variants,
  b.id AS "brandId", b.name AS "brandName", b.image_url AS "brandImageUrl"`;

/** For staff alone. Until pieces come, all on stock cost what is written down. */
const costs =
  'p.cost_cents AS "costCents", coalesce(p.average_cost_cents, p.cost_cents)::float8 AS "averageCostCents"' as const;

const findShown = prepared<Row>`
  SELECT ${columns} FROM products p JOIN brands b ON b.id = p.brand_id ${joinSale}
    WHERE p.id = ANY ($1::int[]) AND p.deleted_at IS NULL AND NOT p.hidden`;

const findForStaff = prepared<Row>`
  SELECT ${columns}, ${costs} FROM products p JOIN brands b ON b.id = p.brand_id ${joinSale}
    WHERE p.id = $1 AND p.deleted_at IS NULL`;

// The brand of a deleted product may be gone.
const findAny = prepared<Row>`
  SELECT ${columns}, ${costs},
    coalesce(b.id, 0) AS "brandId", coalesce(b.name, '') AS "brandName", coalesce(b.image_url, '') AS "brandImageUrl" FROM unnest($1::int[]) WITH ORDINALITY AS wanted (id, place)
    JOIN products p ON p.id = wanted.id LEFT JOIN brands b ON b.id = p.brand_id ${joinSale} ORDER BY wanted.place`;

const findCategories = prepared<{ category: Category }>`
  SELECT DISTINCT category FROM products WHERE ($1::uuid IS NULL OR seller_id = $1) AND deleted_at IS NULL ORDER BY category`;

/** Products with their brands; those in the shop unless told otherwise. */
@Injectable()
export class ProductsRepository {
  /** Reads that arrive in one turn of the event loop are one statement: in a busy shop that is several callers'. */
  private readonly shown = new DataLoader<number, ShownProduct | undefined>((ids) => this.readShown(ids), {
    cache: false,
    maxBatchSize: 200,
    batchScheduleFn: setImmediate,
  });

  constructor(private readonly dataSource: DataSource) {}

  find(id: number): Promise<ShownProduct | undefined> {
    return this.shown.load(id);
  }

  /** Also a hidden product. */
  async findForStaff(id: number): Promise<ShownProduct | undefined> {
    const [row] = await findForStaff(this.dataSource, [id]);
    return row && withBrand(row);
  }

  /** What a product has cost, the newest first. */
  costsOf(id: number): Promise<CostReceipt[]> {
    return receiptsOf(this.dataSource, id);
  }

  /** Those of these products that are in the shop, in the order of the ids. */
  async findAll(ids: Int32Array): Promise<ShownProduct[]> {
    const found = await Promise.all(Array.from(ids, (id) => this.shown.load(id)));
    return found.filter((product) => product !== undefined);
  }

  /** These products, hidden and deleted ones too, in the order of the ids. */
  async findAny(ids: Int32Array): Promise<ShownProduct[]> {
    if (ids.length === 0) return [];
    return (await findAny(this.dataSource, [[...ids]])).map(withBrand);
  }

  /** Those in which a seller has products, or anybody, hidden ones too. */
  async categoriesOf(sellerId?: string): Promise<Category[]> {
    return (await findCategories(this.dataSource, [sellerId ?? null])).map(({ category }) => category);
  }

  private async readShown(ids: readonly number[]): Promise<(ShownProduct | undefined)[]> {
    const rows = await findShown(this.dataSource, [[...new Set(ids)]]);
    const byId = new Map(rows.map((row) => [row.id, withBrand(row)]));
    return ids.map((id) => byId.get(id));
  }
}

function withBrand(row: Row): ShownProduct {
  return Object.assign(row, {
    sale: saleOf(row.sale),
    images: inOrder(row.imageUrl, row.images ?? []),
    brand: { id: row.brandId, name: row.brandName, imageUrl: row.brandImageUrl },
  });
}
