import { Injectable } from '@nestjs/common';
import type { EventData, ProductSnapshot } from '@mekong/contracts';
import { inRounds, newest, newEvent, Outbox } from '@mekong/messaging';
import type { EntityManager } from 'typeorm';

/** Keeps orders' own copy of the products, and changes the stock when staff do. Older news changes nothing. */
@Injectable()
export class FollowCatalogue {
  constructor(private readonly outbox: Outbox) {}

  /** Publishes stock.changed for those whose stock staff have changed. */
  async upsertProducts(tx: EntityManager, products: ProductSnapshot[]): Promise<void> {
    for (const round of inRounds(products, (product) => product.product_id)) await this.upsert(tx, round);
  }

  /** Each product at most once. */
  private async upsert(tx: EntityManager, products: ProductSnapshot[]): Promise<void> {
    const told = JSON.stringify(products);
    await tx.query(
      `INSERT INTO products (id, version, name, image_url, seller_id, price_cents)
       SELECT product_id, version, name, image_url, seller_id, (price->>'amount')::int
       FROM jsonb_to_recordset($1::jsonb)
         AS told (product_id int, version int, name text, image_url text, seller_id uuid, price jsonb)
       ORDER BY product_id
       ON CONFLICT (id) DO UPDATE SET version = excluded.version, name = excluded.name, image_url = excluded.image_url,
         seller_id = excluded.seller_id, price_cents = excluded.price_cents
       WHERE products.version < excluded.version AND NOT products.deleted`,
      [told],
    );
    await this.setStock(tx, told);
  }

  /**
   * Publishes stock.changed and notes the change in the stock history. A setting counts when it is news; a difference
   * with every event that has one, since it names the setting that it was made upon, and no longer after a later setting.
   * Rows are locked in the order of their ids, as checkouts do.
   */
  private async setStock(tx: EntityManager, told: string): Promise<void> {
    await tx.query(
      `INSERT INTO stock (product_id, available, version, set_version)
       SELECT product_id, 0, 0, 0 FROM jsonb_to_recordset($1::jsonb) AS told (product_id int) ORDER BY product_id
       ON CONFLICT DO NOTHING`,
      [told],
    );
    const levels: EventData<'stock.changed.v1'>[] = await tx.query(
      `WITH told AS (
         SELECT product_id, (stock->>'quantity')::int AS quantity, (stock->>'version')::int AS version,
           coalesce((stock->>'change')::int, 0) AS change
         FROM jsonb_to_recordset($1::jsonb) AS told (product_id int, stock jsonb)
       ), was AS MATERIALIZED (
         SELECT product_id, available, set_version FROM stock
         WHERE product_id IN (SELECT product_id FROM told) ORDER BY product_id FOR UPDATE
       ), set AS (
         UPDATE stock s SET version = s.version + 1, set_version = told.version,
           available = greatest(0, CASE WHEN was.set_version < told.version THEN told.quantity ELSE was.available END + told.change)
         FROM was JOIN told USING (product_id)
         WHERE s.product_id = was.product_id
           AND (was.set_version < told.version OR (was.set_version = told.version AND told.change <> 0))
         RETURNING s.product_id, s.available, s.held, s.version, was.available AS before
       ), noted AS (
         INSERT INTO stock_changes (product_id, cause, available_from, available_to, held_from, held_to)
         SELECT product_id, 'staff', before, available, held, held FROM set
       )
       SELECT product_id, available, held, version FROM set`,
      [told],
    );
    await this.outbox.record(
      tx,
      ...levels.map((level) => newEvent('stock.changed.v1', level.product_id, level)),
    );
  }

  /** Deleted products can no longer be bought; orders keep their lines. News of it may come before the product itself. */
  async deleteProducts(tx: EntityManager, products: EventData<'product.deleted.v1'>[]): Promise<void> {
    await tx.query(
      `INSERT INTO products (id, version, name, image_url, seller_id, price_cents, deleted)
       SELECT product_id, version, '', '', '00000000-0000-0000-0000-000000000000', 0, true
       FROM jsonb_to_recordset($1::jsonb) AS told (product_id int, version int) ORDER BY product_id
       ON CONFLICT (id) DO UPDATE SET deleted = true, version = excluded.version`,
      [JSON.stringify(newest(products, (product) => product.product_id))],
    );
  }
}
