import { Injectable } from '@nestjs/common';
import { dataOf, oneByOne, type EventHandlers } from '@mekong/messaging';
import { FollowCatalogue } from './facts/follow-catalogue.js';
import { FollowOrders } from './facts/follow-orders.js';
import { FollowShoppers } from './facts/follow-shoppers.js';

/** What analytics does with what it hears: figures may be a moment old. */
@Injectable()
export class AnalyticsEvents implements EventHandlers<'analytics'> {
  readonly gatherMs = 250;

  constructor(
    private readonly catalogue: FollowCatalogue,
    private readonly orders: FollowOrders,
    private readonly shoppers: FollowShoppers,
  ) {}

  readonly handlers: EventHandlers<'analytics'>['handlers'] = {
    'order.placed.v1': async (tx, events) => {
      await this.orders.placed(tx, events);
      await this.shoppers.upsertPeople(tx, events.map(customerOf));
      await this.shoppers.hadCarts(
        tx,
        events.flatMap(({ data, time }) =>
          data.visitor_id ? [{ visitorId: data.visitor_id, at: time }] : [],
        ),
      );
    },
    'order.paid.v1': async (tx, events) => {
      await this.orders.paid(tx, dataOf(events));
      await this.shoppers.upsertPeople(tx, events.map(customerOf));
    },
    'order.shipped.v1': (tx, events) => this.orders.became(tx, 'shipped_at', events),
    'order.delivered.v1': (tx, events) => this.orders.became(tx, 'delivered_at', events),
    'order.cancelled.v1': (tx, events) => this.orders.became(tx, 'cancelled_at', events),
    'order.refunded.v1': (tx, events) => this.orders.became(tx, 'refunded_at', events),
    'cart.quoted.v1': (tx, events) =>
      this.shoppers.hadCarts(
        tx,
        events.map(({ data, time }) => ({ visitorId: data.visitor_id, at: time })),
      ),
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
    'brand.created.v1': oneByOne((tx, { data, time }) => this.catalogue.upsertBrand(tx, data, time)),
    'brand.changed.v1': oneByOne((tx, { data, time }) => this.catalogue.upsertBrand(tx, data, time)),
    'search.missed.v1': oneByOne((tx, { data, time }) => this.shoppers.searchedInVain(tx, data.term, time)),
    'stock.changed.v1': (tx, events) => this.catalogue.updateStock(tx, dataOf(events)),
    'user.signed-up.v1': oneByOne((tx, { data, time }) => this.shoppers.signedUp(tx, data, time)),
    'user.verified.v1': oneByOne((tx, { data, time }) =>
      this.shoppers.upsertPeople(tx, [{ ...data, at: time }]),
    ),
    'user.changed.v1': oneByOne((tx, { data, time }) => this.shoppers.updateAccount(tx, data, time)),
    'user.deleted.v1': oneByOne((tx, { data }) => this.shoppers.forgetPerson(tx, data.user_id)),
  };
}

const customerOf = ({ data, time }: { data: { customer: Customer }; time: string }) => ({
  ...data.customer,
  at: time,
});
type Customer = { user_id: string; email: string; name: string };
