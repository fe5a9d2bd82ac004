import { Injectable } from '@nestjs/common';
import type { EventData } from '@mekong/contracts';
import { forgottenAmong, formerCustomer, newest } from '@mekong/messaging';
import type { EntityManager } from 'typeorm';
import { OrderCopiesRepository, type OrderCopy } from './order-copies.repository.js';
import { ProductCopiesRepository, type ProductCopy } from './product-copies.repository.js';

type Bill = Pick<
  EventData<'order.placed.v1'>,
  'order_id' | 'order_number' | 'customer' | 'customer_name' | 'lines' | 'total'
>;

/** Keeps the product and order copies, with what alerts need. An older version changes nothing. */
@Injectable()
export class KeepCopies {
  constructor(
    private readonly products: ProductCopiesRepository,
    private readonly orders: OrderCopiesRepository,
  ) {}

  upsertProducts(tx: EntityManager, products: ProductCopy[]): Promise<void> {
    return this.products.upsert(
      tx,
      newest(products, (product) => product.product_id),
    );
  }

  forgetProducts(tx: EntityManager, products: EventData<'product.deleted.v1'>[]): Promise<void> {
    return this.products.forget(
      tx,
      newest(products, (product) => product.product_id),
    );
  }

  /** Adds order copies, without the name of a customer whose data was deleted, and product copies for products whose own events have not arrived yet. */
  async addOrders(tx: EntityManager, bills: Bill[]): Promise<OrderCopy[]> {
    const forgotten = await forgottenAmong(
      tx,
      bills.map(({ customer }) => customer.user_id),
    );
    await this.upsertProducts(tx, bills.flatMap(productsOf));
    const orders = bills.map(orderCopyOf).map((order) => withoutName(order, forgotten));
    await this.orders.add(tx, orders);
    return orders;
  }
}

const productsOf = ({ lines }: Bill): ProductCopy[] =>
  lines.flatMap(({ product_id, name, seller_id }) =>
    seller_id ? [{ product_id, version: 0, name, seller_id }] : [],
  );

const withoutName = (order: OrderCopy, forgotten: Set<string>): OrderCopy =>
  forgotten.has(order.customerId) ? { ...order, customerName: formerCustomer } : order;

const orderCopyOf = ({ order_id, order_number, customer, customer_name, lines, total }: Bill): OrderCopy => ({
  orderId: order_id,
  orderNumber: order_number ?? null,
  customerId: customer.user_id,
  customerName: customer_name,
  lines: lines.map(({ product_id, name, quantity, price, seller_id = null }) => {
    return { product_id, name, quantity, cents: price.amount * quantity, seller_id };
  }),
  totalCents: total.amount,
});
