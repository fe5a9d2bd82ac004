import { Injectable } from '@nestjs/common';
import type { EventData, ProductSnapshot } from '@mekong/contracts';
import { newEvent, Outbox } from '@mekong/messaging';
import type { EntityManager } from 'typeorm';

/** Keeps orders' own copy of the products, and changes the stock when staff do. Older news changes nothing. */
@Injectable()
export class FollowCatalogue {
  constructor(private readonly outbox: Outbox) {}

  async productIs(tx: EntityManager, product: ProductSnapshot): Promise<void> {
    await tx.query(
      `INSERT INTO products (id, version, name, image_url, seller_id, price_cents) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (id) DO UPDATE SET version = excluded.version, name = excluded.name, image_url = excluded.image_url,
         seller_id = excluded.seller_id, price_cents = excluded.price_cents
       WHERE products.version < excluded.version AND NOT products.deleted`,
      [
        product.product_id,
        product.version,
        product.name,
        product.image_url,
        product.seller_id,
        product.price.amount,
      ],
    );
    await this.setStock(tx, product);
  }

  /**
   * Publishes stock.changed and notes the change in the stock history. A setting counts when it is news; a difference
   * with every event that has one, since it names the setting that it was made upon, and no longer after a later setting.
   */
  private async setStock(tx: EntityManager, { product_id, stock }: ProductSnapshot): Promise<void> {
    await tx.query(
      `INSERT INTO stock (product_id, available, version, set_version) VALUES ($1, 0, 0, 0) ON CONFLICT DO NOTHING`,
      [product_id],
    );
    const levels: EventData<'stock.changed.v1'>[] = await tx.query(
      `WITH set AS (
         UPDATE stock s SET version = s.version + 1, set_version = $3,
           available = greatest(0, CASE WHEN was.set_version < $3 THEN $2::int ELSE was.available END + $4::int)
         FROM (SELECT product_id, available, set_version FROM stock WHERE product_id = $1 FOR UPDATE) was
         WHERE s.product_id = was.product_id AND (was.set_version < $3 OR (was.set_version = $3 AND $4 <> 0))
         RETURNING s.product_id, s.available, s.held, s.version, was.available AS before
       ), noted AS (
         INSERT INTO stock_changes (product_id, cause, available_from, available_to, held_from, held_to)
         SELECT product_id, 'staff', before, available, held, held FROM set
       )
       SELECT product_id, available, held, version FROM set`,
      [product_id, stock.quantity, stock.version, stock.change ?? 0],
    );
    await this.outbox.record(tx, ...levels.map((level) => newEvent('stock.changed.v1', product_id, level)));
  }

  /** A deleted product can no longer be bought; orders keep their lines. News of it may come before the product itself. */
  async productIsGone(
    tx: EntityManager,
    { product_id, version }: EventData<'product.deleted.v1'>,
  ): Promise<void> {
    await tx.query(
      `INSERT INTO products (id, version, name, image_url, seller_id, price_cents, deleted)
       VALUES ($1, $2, '', '', '00000000-0000-0000-0000-000000000000', 0, true)
       ON CONFLICT (id) DO UPDATE SET deleted = true, version = excluded.version`,
      [product_id, version],
    );
  }
}
