import { Injectable } from '@nestjs/common';
import type { EventData, ProductSnapshot } from '@mekong/contracts';
import { newest } from '@mekong/messaging';
import { prepared } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';
import { tellReplicas } from './alerts/live/live-news.js';

type Bill = Pick<EventData<'order.placed.v1'>, 'order_id' | 'customer_name' | 'lines' | 'total'>;

type ProductNews = Pick<ProductSnapshot, 'product_id' | 'version' | 'name' | 'seller_id'>;

export interface KnownOrder {
  orderId: string;
  customerName: string;
  lines: { product_id: number; name: string; quantity: number; cents: number; seller_id: string | null }[];
  totalCents: number;
}

/** A stock as it was told of, with what was known of it before. */
export interface StockChange {
  productId: number;
  available: number;
  /** Null when nothing was known before. */
  before: number | null;
  name: string | null;
  sellerId: string | null;
}

const writeProducts = prepared(
  `INSERT INTO known_products (product_id, version, name, seller_id)
   SELECT * FROM unnest($1::int[], $2::int[], $3::text[], $4::uuid[]) AS told (product_id, version, name, seller_id)
   ORDER BY product_id
   ON CONFLICT (product_id) DO UPDATE SET version = excluded.version, name = excluded.name, seller_id = excluded.seller_id
   WHERE known_products.version < excluded.version`,
);

/** What was known before is locked first: two replicas that hear of one product take turns. */
const writeStock = prepared<StockChange>(
  `WITH known AS MATERIALIZED (
     SELECT product_id, available, stock_version FROM known_products
     WHERE product_id = ANY ($1::int[]) ORDER BY product_id FOR UPDATE
   ), written AS (
     INSERT INTO known_products AS k (product_id, available, stock_version)
     SELECT told.product_id, told.available, told.version
     FROM unnest($1::int[], $2::int[], $3::int[]) AS told (product_id, available, version)
     LEFT JOIN known USING (product_id)
     WHERE known.stock_version IS NULL OR known.stock_version < told.version ORDER BY product_id
     ON CONFLICT (product_id) DO UPDATE SET available = excluded.available, stock_version = excluded.stock_version
     WHERE k.stock_version < excluded.stock_version
     RETURNING product_id, available, name, seller_id
   )
   SELECT product_id AS "productId", written.available, known.available AS before, name, seller_id AS "sellerId"
   FROM written LEFT JOIN known USING (product_id)`,
);

const writeOrders = prepared(
  `INSERT INTO known_orders (order_id, customer_name, lines, total_cents)
   SELECT * FROM unnest($1::text[], $2::text[], $3::jsonb[], $4::int[]) AS told (order_id, customer_name, lines, total_cents)
   ORDER BY order_id ON CONFLICT DO NOTHING`,
);

/** What notifications keeps of others' facts: products and orders, as far as alerts need them. */
@Injectable()
export class KnownRepository {
  /** Takes over products, unless newer news of them came before. */
  async upsertProducts(tx: EntityManager, products: ProductNews[]): Promise<void> {
    const latest = newest(products, (product) => product.product_id);
    if (latest.length === 0) return;
    await writeProducts(tx, [
      latest.map((product) => product.product_id),
      latest.map((product) => product.version),
      latest.map((product) => product.name),
      latest.map((product) => product.seller_id),
    ]);
  }

  /** Keeps nothing of the products but that later news of them is too late. */
  async forgetProducts(tx: EntityManager, products: EventData<'product.deleted.v1'>[]): Promise<void> {
    await tx.query(
      `INSERT INTO known_products (product_id, version)
       SELECT product_id, version FROM jsonb_to_recordset($1::jsonb) AS told (product_id int, version int) ORDER BY product_id
       ON CONFLICT (product_id) DO UPDATE SET version = excluded.version, name = NULL, seller_id = NULL, available = NULL
       WHERE known_products.version < excluded.version`,
      [JSON.stringify(newest(products, (product) => product.product_id))],
    );
  }

  /** Takes over what can be sold, each product at most once; answers what changed: newer news may have come before. */
  updateStock(tx: EntityManager, levels: EventData<'stock.changed.v1'>[]): Promise<StockChange[]> {
    return writeStock(tx, [
      levels.map((level) => level.product_id),
      levels.map((level) => level.available),
      levels.map((level) => level.version),
    ]);
  }

  /** Remembers who sold what in these orders, and learns of products that no news has told of yet. */
  async noteOrders(tx: EntityManager, bills: Bill[]): Promise<KnownOrder[]> {
    await this.upsertProducts(tx, bills.flatMap(productsOf));
    const orders = bills.map(knownOrderOf);
    await writeOrders(tx, [
      orders.map((order) => order.orderId),
      orders.map((order) => order.customerName),
      orders.map((order) => JSON.stringify(order.lines)),
      orders.map((order) => order.totalCents),
    ]);
    return orders;
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

const productsOf = ({ lines }: Bill): ProductNews[] =>
  lines.flatMap(({ product_id, name, seller_id }) =>
    seller_id ? [{ product_id, version: 0, name, seller_id }] : [],
  );

const knownOrderOf = ({ order_id, customer_name, lines, total }: Bill): KnownOrder => ({
  orderId: order_id,
  customerName: customer_name,
  lines: lines.map(({ product_id, name, quantity, price, seller_id = null }) => {
    return { product_id, name, quantity, cents: price.amount * quantity, seller_id };
  }),
  totalCents: total.amount,
});
