import { Injectable } from '@nestjs/common';
import type { ShopEvent } from '@mekong/contracts';
import { newEvent, Outbox, type NewEvent } from '@mekong/messaging';
import type { EntityManager } from 'typeorm';
import { DeliveryEntriesRepository, type ProvinceDelivery } from '../delivery/index.js';
import { InvoicesRepository } from '../invoices/index.js';
import {
  allows,
  briefOf,
  ForgetCustomer,
  isPaidAtDoor,
  type Order,
  OrdersRepository,
  orderTransitions,
  type Settlement,
  SettlementsRepository,
} from '../orders/index.js';
import { MoveStock, stockEvents } from '../stock/index.js';
import { orderPaid } from './order-paid.js';

type PaymentEvent = ShopEvent<
  'payment.completed.v1' | 'payment.expired.v1' | 'payment.cancelled.v1' | 'payment.review.v1'
>;

interface Settled {
  order: Order;
  event: PaymentEvent;
  settlement: Settlement;
}

/**
 * Makes orders paid, which sells their held stock, or cancelled, which releases it, as payments decided. Issues the invoices of paid
 * orders. Publishes order.paid or order.cancelled, and stock.changed. An event that does not fit the order's status (a repeat, or too
 * late) changes nothing; for an unknown order it throws, so that the event is retried.
 */
@Injectable()
export class ApplyPayments {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly settlements: SettlementsRepository,
    private readonly moveStock: MoveStock,
    private readonly delivery: DeliveryEntriesRepository,
    private readonly invoices: InvoicesRepository,
    private readonly forgetCustomer: ForgetCustomer,
    private readonly outbox: Outbox,
  ) {}

  async apply(tx: EntityManager, events: PaymentEvent[]): Promise<void> {
    const orders = await this.orders.lockAll(tx, [...new Set(events.map(({ data }) => data.order_id))]);
    const byId = new Map(orders.map((order) => [order.id, order]));
    const settled = settledBy(events, byId);
    await this.outbox.record(tx, ...tooLateCancelled(events, byId));
    if (settled.length === 0) return;
    // Statements that do not wait for each other share a round trip.
    const [{ entries }, stock] = await Promise.all([
      this.delivery.find(tx),
      this.moveStock.prepare(
        tx,
        settled
          // What is paid at the door has sold its stock when it was shipped.
          .filter(({ settlement }) => settlement.status === 'paid' || settlement.status === 'cancelled')
          .map(({ order, settlement }) => ({
            order,
            available: settlement.status === 'paid' ? 0 : 1,
            held: -1,
          })),
      ),
      this.settlements.settle(
        tx,
        settled.map(({ settlement }) => settlement),
      ),
    ]);
    await Promise.all([
      this.moveStock.write(tx, stock),
      this.outbox.record(tx, ...settled.map((one) => orderEvent(one, entries)), ...stockEvents(stock.levels)),
    ]);
    const cancelled = settled.filter(({ settlement }) => settlement.status === 'cancelled');
    await this.forgetCustomer.atTheEnd(
      tx,
      cancelled.map(({ order }) => order),
    );
    const paid = settled.filter(({ settlement }) => settlement.paidAt).map(({ order }) => order.id);
    // Last, as whoever issues at the same time waits for the numbers; it is sent with the commit.
    if (paid.length > 0) await this.invoices.issue(tx, paid);
  }
}

/** The settlements to write; of several events of one order the first counts. */
function settledBy(events: PaymentEvent[], orders: Map<string, Order>): Settled[] {
  const settled = new Map<string, Settled>();
  for (const event of events) {
    const order = orders.get(event.data.order_id);
    if (!order) throw new Error(`there is no order ${event.data.order_id}`);
    const settlement = settlementBy(event, order);
    if (!settled.has(order.id) && settlement) settled.set(order.id, { order, event, settlement });
  }
  return [...settled.values()];
}

/** Nothing where the event does not fit the order's status. */
function settlementBy(payment: PaymentEvent, order: Order): Settlement | undefined {
  if (!isOf(payment, 'payment.completed.v1')) return endedBy(payment, order);
  const status = paidStatusOf(order);
  if (!status) return undefined;
  const paidAt = new Date(payment.data.paid_at);
  // Of cash, and of a transfer in its place, staff have noted in payments that it came in.
  const by =
    status === 'paid' && order.paymentMethod !== 'cod'
      ? { id: order.userId, name: order.accountName }
      : undefined;
  return {
    orderId: order.id,
    status,
    paymentStatus: 'completed',
    transactionId: payment.data.transaction_id,
    paidAt,
    rielRate: payment.data.riel_rate,
    byTransfer: payment.data.by_transfer,
    event: { type: 'paid', at: paidAt, by },
  };
}

/**
 * What a payment makes of an order's status; nothing where it is paid already, or cancelled. Cash comes in after the delivery, and a
 * transfer in its place also while it is on its way.
 */
function paidStatusOf(order: Order): 'paid' | 'shipped' | 'delivered' | undefined {
  if (allows(order, 'pay')) return orderTransitions.pay.to;
  if (!isPaidAtDoor(order) || order.paymentStatus !== 'pending') return undefined;
  return order.status === 'shipped' || order.status === 'delivered' ? order.status : undefined;
}

function endedBy(payment: PaymentEvent, order: Order): Settlement | undefined {
  const orderId = order.id;
  const transition = isOf(payment, 'payment.cancelled.v1') ? 'cancel' : 'expire';
  if (!allows(order, transition)) return undefined;
  if (isOf(payment, 'payment.expired.v1')) {
    const event = { type: 'expired', at: new Date(payment.data.expired_at) } as const;
    return endedAs(orderId, 'expired', event);
  }
  if (isOf(payment, 'payment.review.v1')) {
    // Nobody knows whether it was paid: it does not count as given up, and is no order that was not paid.
    const event = { type: 'cancelled', at: new Date(payment.data.reviewed_at) } as const;
    return endedAs(orderId, 'review', event);
  }
  const { cancelled_at, cancelled_by } = (payment as ShopEvent<'payment.cancelled.v1'>).data;
  const by = { id: cancelled_by.user_id, name: cancelled_by.name };
  const event = { type: 'cancelled', at: new Date(cancelled_at), by } as const;
  return endedAs(orderId, 'cancelled', event);
}

const endedAs = (
  orderId: string,
  paymentStatus: Settlement['paymentStatus'],
  event: Settlement['event'],
): Settlement => ({ orderId, status: orderTransitions.cancel.to, paymentStatus, event });

/** Payments let shoppers give up what is to be paid at the door and was shipped meanwhile: it goes on, as it is on its way. */
function tooLateCancelled(events: PaymentEvent[], orders: Map<string, Order>): NewEvent[] {
  const cancelled = events.filter((event) => isOf(event, 'payment.cancelled.v1'));
  return [...new Set(cancelled.map(({ data }) => data.order_id))].flatMap((id) => {
    const order = orders.get(id);
    const goesOn = order?.paymentMethod === 'cod' && ['shipped', 'delivered'].includes(order.status);
    return goesOn
      ? [newEvent('order.goes-on.v1', id, { order_id: id, order_number: order.orderNumber })]
      : [];
  });
}

function orderEvent({ order, event, settlement }: Settled, entries: ProvinceDelivery[]): NewEvent {
  if (settlement.status === 'cancelled') {
    const reason = settlement.paymentStatus === 'expired' ? 'expired' : 'cancelled';
    const inReview = settlement.paymentStatus === 'review' ? ({ in_review: true } as const) : {};
    const data = { ...briefOf(order), reason, ...inReview, by: settlement.event.by?.id } as const;
    return newEvent('order.cancelled.v1', order.id, data, event);
  }
  const goesOut = settlement.status !== 'delivered';
  return orderPaid(order, event as ShopEvent<'payment.completed.v1'>, goesOut ? entries : []);
}

function isOf<T extends PaymentEvent['type']>(event: ShopEvent, type: T): event is ShopEvent<T> {
  return event.type === type;
}
