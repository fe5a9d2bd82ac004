import { Injectable } from '@nestjs/common';
import { dataOf, oneByOne, productHandlers, type EventHandlers } from '@mekong/messaging';
import { RecordCatalogue, RecordOrders, RecordShoppers } from './facts/index.js';

/** The handlers of the events that analytics subscribes to. */
@Injectable()
export class AnalyticsEvents implements EventHandlers<'analytics'> {
  /** Figures may be a moment old, so that many events share a batch. */
  readonly gatherMs = 250;

  constructor(
    private readonly recordCatalogue: RecordCatalogue,
    private readonly recordOrders: RecordOrders,
    private readonly recordShoppers: RecordShoppers,
  ) {}

  readonly handlers: EventHandlers<'analytics'>['handlers'] = {
    'order.placed.v1': async (tx, events) => {
      await this.recordOrders.recordPlaced(tx, events);
      await this.recordShoppers.upsertPeople(tx, events.map(customerOf));
      await this.recordShoppers.addCarts(
        tx,
        events.flatMap(({ data, time }) =>
          data.visitor_id ? [{ visitorId: data.visitor_id, at: time }] : [],
        ),
      );
    },
    'order.paid.v1': async (tx, events) => {
      await this.recordOrders.recordPaid(tx, dataOf(events));
      await this.recordShoppers.upsertPeople(tx, events.map(customerOf));
    },
    'order.shipped.v1': (tx, events) => this.recordOrders.recordStep(tx, 'shipped_at', events),
    'order.delivered.v1': (tx, events) => this.recordOrders.recordStep(tx, 'delivered_at', events),
    'order.cancelled.v1': (tx, events) => this.recordOrders.recordStep(tx, 'cancelled_at', events),
    'order.refunded.v1': (tx, events) => this.recordOrders.recordStep(tx, 'refunded_at', events),
    'order.partly-refunded.v1': oneByOne((tx, { data }) => this.recordOrders.recordReturn(tx, data)),
    'cart.quoted.v1': (tx, events) =>
      this.recordShoppers.addCarts(
        tx,
        events.map(({ data, time }) => ({ visitorId: data.visitor_id, at: time })),
      ),
    ...productHandlers({
      upsert: (tx, products) => this.recordCatalogue.upsertProducts(tx, products),
      remove: (tx, products) => this.recordCatalogue.deleteProducts(tx, products),
    }),
    'product.costs-told.v1': (tx, events) => this.recordCatalogue.recordCosts(tx, events),
    'brand.created.v1': oneByOne((tx, { data, time }) => this.recordCatalogue.upsertBrand(tx, data, time)),
    'brand.changed.v1': oneByOne((tx, { data, time }) => this.recordCatalogue.upsertBrand(tx, data, time)),
    'search.missed.v1': oneByOne((tx, { data, time }) =>
      this.recordShoppers.countMissedSearch(tx, data.term, time),
    ),
    'stock.changed.v1': (tx, events) => this.recordCatalogue.updateStock(tx, dataOf(events)),
    'user.signed-up.v1': oneByOne((tx, { data, time }) => this.recordShoppers.recordSignUp(tx, data, time)),
    'user.verified.v1': oneByOne((tx, { data, time }) =>
      this.recordShoppers.upsertPeople(tx, [{ ...data, at: time }]),
    ),
    'user.changed.v1': oneByOne((tx, { data, time }) => this.recordShoppers.updateAccount(tx, data, time)),
    'user.deleted.v1': oneByOne((tx, { data }) => this.recordShoppers.forgetPerson(tx, data.user_id)),
  };
}

const customerOf = ({ data, time }: { data: { customer: Customer }; time: string }) => ({
  ...data.customer,
  at: time,
});
type Customer = { user_id: string; email: string; name: string };
