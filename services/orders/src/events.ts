import { Injectable } from '@nestjs/common';
import { dataOf, type EventHandlers } from '@mekong/messaging';
import { FollowCatalogue } from './stock/follow-catalogue.js';
import { SettleOrders } from './orders/settle-orders.js';

/** What orders does with what it hears. */
@Injectable()
export class OrdersEvents implements EventHandlers<'orders'> {
  /** Shoppers wait to see that they have paid. */
  readonly gatherMs = 5;

  constructor(
    private readonly catalogue: FollowCatalogue,
    private readonly settleOrders: SettleOrders,
  ) {}

  readonly handlers: EventHandlers<'orders'>['handlers'] = {
    'product.created.v1': (tx, events) => this.catalogue.upsertProducts(tx, dataOf(events)),
    'product.changed.v1': (tx, events) => this.catalogue.upsertProducts(tx, dataOf(events)),
    'products.written.v1': (tx, events) =>
      this.catalogue.upsertProducts(
        tx,
        dataOf(events).flatMap(({ products }) => products),
      ),
    'product.deleted.v1': (tx, events) => this.catalogue.deleteProducts(tx, dataOf(events)),
    'products.deleted.v1': (tx, events) =>
      this.catalogue.deleteProducts(
        tx,
        dataOf(events).flatMap(({ products }) => products),
      ),
    'payment.completed.v1': (tx, events) => this.settleOrders.run(tx, events),
    'payment.expired.v1': (tx, events) => this.settleOrders.run(tx, events),
    'payment.cancelled.v1': (tx, events) => this.settleOrders.run(tx, events),
  };
}
