import { Injectable } from '@nestjs/common';
import { dataOf, oneByOne, type EventHandlers } from '@mekong/messaging';
import { FollowSales } from './products/follow-sales.js';
import { FollowStock } from './products/follow-stock.js';
import { ForgetCustomer } from './reviews/forget-customer.js';

/** What catalog does with what it hears: shoppers see a stock that is a moment old at most. */
@Injectable()
export class CatalogEvents implements EventHandlers<'catalog'> {
  readonly gatherMs = 100;

  constructor(
    private readonly followStock: FollowStock,
    private readonly followSales: FollowSales,
    private readonly forgetCustomer: ForgetCustomer,
  ) {}

  readonly handlers: EventHandlers<'catalog'>['handlers'] = {
    'stock.changed.v1': (tx, events) => this.followStock.run(tx, dataOf(events)),
    'order.paid.v1': (tx, events) => this.followSales.paid(tx, dataOf(events)),
    'order.refunded.v1': oneByOne((tx, { data }) => this.followSales.refunded(tx, data)),
    'user.deleted.v1': oneByOne((tx, { data }) => this.forgetCustomer.run(tx, data.user_id)),
  };
}
