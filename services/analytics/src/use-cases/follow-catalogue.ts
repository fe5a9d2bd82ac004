import { Injectable } from '@nestjs/common';
import type { EventData, ProductSnapshot } from '@mekong/contracts';
import type { EntityManager } from 'typeorm';

/** Keeps what sales are told apart by: products, brands and stock. Older news changes nothing. */
@Injectable()
export class FollowCatalogue {
  /** What a deleted product was is still kept, even when it becomes known afterwards: its sales have a category. */
  async productIs(tx: EntityManager, product: ProductSnapshot): Promise<void> {
    const { product_id, version, name, category, brand, price, seller_id } = product;
    await tx.query(
      `INSERT INTO products (id, version, name, category, brand_id, brand_name, price_cents, seller_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
       ON CONFLICT (id) DO UPDATE SET version = greatest(products.version, excluded.version), name = excluded.name,
         category = excluded.category, brand_id = excluded.brand_id, brand_name = excluded.brand_name,
         price_cents = excluded.price_cents, seller_id = excluded.seller_id
       WHERE products.version < excluded.version OR products.category IS NULL`,
      [product_id, version, name, category, brand.id, brand.name, price.amount, seller_id],
    );
  }

  async productIsGone(tx: EntityManager, news: EventData<'product.deleted.v1'>): Promise<void> {
    await tx.query(
      `INSERT INTO products (id, version, deleted) VALUES ($1, 0, true)
       ON CONFLICT (id) DO UPDATE SET deleted = true`,
      [news.product_id],
    );
  }

  async brandIs(tx: EntityManager, brand: EventData<'brand.changed.v1'>, at: string): Promise<void> {
    await tx.query(
      `INSERT INTO brands (id, name, told_at) VALUES ($1, $2, $3)
       ON CONFLICT (id) DO UPDATE SET name = excluded.name, told_at = excluded.told_at
       WHERE brands.told_at < excluded.told_at`,
      [brand.brand_id, brand.name, at],
    );
  }

  async stockIs(tx: EntityManager, level: EventData<'stock.changed.v1'>): Promise<void> {
    await tx.query(
      `INSERT INTO stock (product_id, available, version) VALUES ($1, $2, $3)
       ON CONFLICT (product_id) DO UPDATE SET available = excluded.available, version = excluded.version
       WHERE stock.version < excluded.version`,
      [level.product_id, level.available, level.version],
    );
  }
}
