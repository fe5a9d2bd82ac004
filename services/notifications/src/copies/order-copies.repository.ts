import { formerCustomer } from '@mekong/messaging';
import { Injectable } from '@nestjs/common';
import { prepared, removeInBatches } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';

export interface OrderCopy {
  orderId: string;
  orderNumber: string | null;
  customerId: string;
  customerName: string;
  lines: { product_id: number; name: string; quantity: number; cents: number; seller_id: string | null }[];
  totalCents: number;
}

const writeOrders = prepared`
  INSERT INTO known_orders (order_id, customer_id, customer_name, lines, total_cents, order_number)
  SELECT * FROM unnest($1::text[], $2::uuid[], $3::text[], $4::jsonb[], $5::int[], $6::text[])
    AS given (order_id, customer_id, customer_name, lines, total_cents, order_number)
  ORDER BY order_id ON CONFLICT DO NOTHING`;

const find = prepared<OrderCopy>`
  SELECT order_id AS "orderId", order_number AS "orderNumber", customer_id AS "customerId", customer_name AS "customerName",
    lines, total_cents AS "totalCents"
  FROM known_orders WHERE order_id = $1`;

const forgetCustomer = prepared<{ id: string }>`
  UPDATE known_orders SET customer_name = $2 WHERE customer_id = $1 RETURNING order_id AS id`;

/** The order copies of notifications, with what alerts need. */
@Injectable()
export class OrderCopiesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** An existing copy is not changed. */
  async add(tx: EntityManager, orders: OrderCopy[]): Promise<void> {
    await writeOrders(tx, [
      orders.map((order) => order.orderId),
      orders.map((order) => order.customerId),
      orders.map((order) => order.customerName),
      orders.map((order) => JSON.stringify(order.lines)),
      orders.map((order) => order.totalCents),
      orders.map((order) => order.orderNumber),
    ]);
  }

  /** Undefined when the order is so old that its copy was removed. */
  async find(tx: EntityManager, orderId: string): Promise<OrderCopy | undefined> {
    const [row] = await find(tx, [orderId]);
    return row;
  }

  /** Deletes the name of a customer; answers the ids of their orders. */
  async forgetCustomer(tx: EntityManager, customerId: string): Promise<string[]> {
    const rows = await forgetCustomer(tx, [customerId, formerCustomer]);
    return rows.map(({ id }) => id);
  }

  async removeOlderThan(days: number): Promise<void> {
    await removeInBatches(this.dataSource, {
      table: 'known_orders',
      where: `noted_at < now() - interval '${days} days'`,
    });
  }
}
