import { Injectable } from '@nestjs/common';
import type { EventData, ProductSnapshot } from '@mekong/contracts';
import { newEvent, Outbox } from '@mekong/messaging';
import type { EntityManager } from 'typeorm';

/** Keeps orders' own copy of the products, and sets the stock when staff set it. Older news changes nothing. */
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

  /** Publishes stock.changed when the setting is news. */
  private async setStock(tx: EntityManager, { product_id, stock }: ProductSnapshot): Promise<void> {
    const levels: EventData<'stock.changed.v1'>[] = await tx.query(
      `INSERT INTO stock (product_id, available, version, set_version) VALUES ($1, $2, 1, $3)
       ON CONFLICT (product_id) DO UPDATE SET available = excluded.available, version = stock.version + 1,
         set_version = excluded.set_version
       WHERE stock.set_version < excluded.set_version
       RETURNING product_id, available, version`,
      [product_id, stock.quantity, stock.version],
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
