import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { inOrder, type ProductImage } from './product-images.js';
import type { ShownProduct } from './product.entity.js';
import { storedImages } from './product-images.repository.js';

type Row = Omit<ShownProduct, 'brand' | 'images'> & {
  images: ProductImage[] | null;
  brandId: number;
  brandName: string;
  brandImageUrl: string;
};

const columns = `p.id, p.name, p.name_km AS "nameKm", p.category, p.price_cents AS "priceCents",
  p.compare_at_cents AS "compareAtCents", p.hidden, p.visible_from AS "visibleFrom", p.deleted_at AS "deletedAt", p.image_url AS "imageUrl",
  p.description, p.description_km AS "descriptionKm", p.stock,
  p.restock_at AS "restockAt", p.sku, p.barcode, p.sold, p.rating_sum AS "ratingSum",
  p.rating_count AS "ratingCount", p.seller_id AS "sellerId", p.version, p.details, ${storedImages} AS images,
  b.id AS "brandId", b.name AS "brandName", b.image_url AS "brandImageUrl"`;

const findOne = prepared<Row>(`SELECT ${columns} FROM products p JOIN brands b ON b.id = p.brand_id
  WHERE p.id = $1 AND p.deleted_at IS NULL AND NOT p.hidden`);

const findForStaff = prepared<Row>(`SELECT ${columns} FROM products p JOIN brands b ON b.id = p.brand_id
  WHERE p.id = $1 AND p.deleted_at IS NULL`);

const findMany = prepared<Row>(`SELECT ${columns} FROM unnest($1::int[]) WITH ORDINALITY AS wanted (id, place)
  JOIN products p ON p.id = wanted.id JOIN brands b ON b.id = p.brand_id
  WHERE p.deleted_at IS NULL AND NOT p.hidden ORDER BY wanted.place`);

// The brand of a deleted product may be gone.
const findAny = prepared<Row>(`SELECT ${columns},
  coalesce(b.id, 0) AS "brandId", coalesce(b.name, '') AS "brandName", coalesce(b.image_url, '') AS "brandImageUrl" FROM unnest($1::int[]) WITH ORDINALITY AS wanted (id, place)
  JOIN products p ON p.id = wanted.id LEFT JOIN brands b ON b.id = p.brand_id ORDER BY wanted.place`);

/** Products with their brands; those in the shop unless told otherwise. */
@Injectable()
export class ProductsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find(id: number): Promise<ShownProduct | undefined> {
    const [row] = await findOne(this.dataSource, [id]);
    return row && withBrand(row);
  }

  /** Also a hidden product. */
  async findForStaff(id: number): Promise<ShownProduct | undefined> {
    const [row] = await findForStaff(this.dataSource, [id]);
    return row && withBrand(row);
  }

  /** Those of these products that are in the shop, in the order of the ids. */
  async findAll(ids: Int32Array): Promise<ShownProduct[]> {
    if (ids.length === 0) return [];
    return (await findMany(this.dataSource, [[...ids]])).map(withBrand);
  }

  /** These products, hidden and deleted ones too, in the order of the ids. */
  async findAny(ids: Int32Array): Promise<ShownProduct[]> {
    if (ids.length === 0) return [];
    return (await findAny(this.dataSource, [[...ids]])).map(withBrand);
  }
}

function withBrand(row: Row): ShownProduct {
  return Object.assign(row, {
    images: inOrder(row.imageUrl, row.images ?? []),
    brand: { id: row.brandId, name: row.brandName, imageUrl: row.brandImageUrl },
  });
}
