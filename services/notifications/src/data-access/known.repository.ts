import { Injectable } from '@nestjs/common';
import type { EventData, ProductSnapshot } from '@mekong/contracts';
import type { EntityManager } from 'typeorm';
import { tellReplicas } from './live-news.js';

type Bill = Pick<EventData<'order.placed.v1'>, 'order_id' | 'customer_name' | 'lines' | 'total'>;

type ProductNews = Pick<ProductSnapshot, 'product_id' | 'version' | 'name' | 'seller_id'>;

export interface KnownOrder {
  orderId: string;
  customerName: string;
  lines: { product_id: number; name: string; quantity: number; cents: number; seller_id: string | null }[];
  totalCents: number;
}

export interface StockChange {
  /** Undefined when nothing was known before. */
  before?: number;
  name: string | null;
  sellerId: string | null;
}

/** What notifications keeps of others' facts: products and orders, as far as alerts need them. */
@Injectable()
export class KnownRepository {
  /** Takes over products, each at most once, unless newer news of them came before. */
  async noteProducts(tx: EntityManager, products: ProductNews[]): Promise<void> {
    await tx.query(
      `INSERT INTO known_products (product_id, version, name, seller_id)
       SELECT product_id, version, name, seller_id
       FROM jsonb_to_recordset($1::jsonb) AS told (product_id int, version int, name text, seller_id uuid)
       ORDER BY product_id
       ON CONFLICT (product_id) DO UPDATE SET version = excluded.version, name = excluded.name, seller_id = excluded.seller_id
       WHERE known_products.version < excluded.version`,
      [JSON.stringify(products)],
    );
  }

  /** Keeps nothing of the products but that later news of them is too late. */
  async forgetProducts(tx: EntityManager, products: EventData<'product.deleted.v1'>[]): Promise<void> {
    await tx.query(
      `INSERT INTO known_products (product_id, version)
       SELECT product_id, version FROM jsonb_to_recordset($1::jsonb) AS told (product_id int, version int) ORDER BY product_id
       ON CONFLICT (product_id) DO UPDATE SET version = excluded.version, name = NULL, seller_id = NULL, available = NULL
       WHERE known_products.version < excluded.version`,
      [JSON.stringify(products)],
    );
  }

  /** Takes over what can be sold of a product, whose row stays locked; null when newer news came before. */
  async noteStock(
    tx: EntityManager,
    { product_id, available, version }: EventData<'stock.changed.v1'>,
  ): Promise<StockChange | null> {
    const [known] = await tx.query(
      `INSERT INTO known_products AS k (product_id) VALUES ($1)
       ON CONFLICT (product_id) DO UPDATE SET product_id = k.product_id
       RETURNING name, seller_id, available, stock_version`,
      [product_id],
    );
    if (known.stock_version >= version) return null;
    await tx.query('UPDATE known_products SET available = $2, stock_version = $3 WHERE product_id = $1', [
      product_id,
      available,
      version,
    ]);
    return { before: known.available ?? undefined, name: known.name, sellerId: known.seller_id };
  }

  /** Remembers who sold what in an order, and learns of products that no news has told of yet. */
  async noteOrder(tx: EntityManager, { order_id, customer_name, lines, total }: Bill): Promise<KnownOrder> {
    const products = lines.flatMap(({ product_id, name, seller_id }) =>
      seller_id ? [{ product_id, version: 0, name, seller_id }] : [],
    );
    await this.noteProducts(tx, products);
    const known: KnownOrder = {
      orderId: order_id,
      customerName: customer_name,
      lines: lines.map(({ product_id, name, quantity, price, seller_id = null }) => {
        return { product_id, name, quantity, cents: price.amount * quantity, seller_id };
      }),
      totalCents: total.amount,
    };
    await tx.query(
      `INSERT INTO known_orders (order_id, customer_name, lines, total_cents) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING`,
      [order_id, customer_name, JSON.stringify(known.lines), known.totalCents],
    );
    return known;
  }

  /** The order as it was placed; undefined for one from before alerts were kept. */
  async findOrder(tx: EntityManager, orderId: string): Promise<KnownOrder | undefined> {
    const [row] = await tx.query(
      `SELECT order_id AS "orderId", customer_name AS "customerName", lines, total_cents AS "totalCents"
       FROM known_orders WHERE order_id = $1`,
      [orderId],
    );
    return row;
  }

  /** Forgets a person with what they have read and wanted. */
  async forgetPerson(tx: EntityManager, userId: string): Promise<void> {
    for (const table of ['alert_reads', 'alert_preferences']) {
      await tx.query(`DELETE FROM ${table} WHERE user_id = $1`, [userId]);
    }
    await tellReplicas(tx, { ended: userId });
  }
}
