import { Injectable } from '@nestjs/common';
import type { EventData } from '@mekong/contracts';
import { newEvent, Outbox } from '@mekong/messaging';
import type { EntityManager } from 'typeorm';
import { OrderEventsRepository, type NewOrderEvent } from '../data-access/order-events.repository.js';
import { OrdersRepository } from '../data-access/orders.repository.js';
import { billOf, customerOf } from '../domain/events.js';
import { mayBecome, Order, type OrderStatus } from '../domain/order.js';
import { MoveStock } from './move-stock.js';
import { RefundOrder } from './refund-order.js';

/** Who did it, as older news does not say. */
function personOf(person?: { user_id: string; name: string }) {
  return person && { id: person.user_id, name: person.name };
}

/**
 * What payments decided becomes true of the order, and its stock is sold or comes back. News that does not fit the
 * order's status (a repeat, or late) changes nothing. The order's timeline tells of each change.
 */
@Injectable()
export class FollowPayment {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly events: OrderEventsRepository,
    private readonly moveStock: MoveStock,
    private readonly refundOrder: RefundOrder,
    private readonly outbox: Outbox,
  ) {}

  /** Held stock becomes sold; publishes order.paid and stock.changed. */
  async completed(tx: EntityManager, payment: EventData<'payment.completed.v1'>): Promise<void> {
    const order = await this.lockFor(tx, payment.order_id, 'paid');
    if (!order) return;
    const paidAt = new Date(payment.paid_at);
    await this.save(tx, order, 'paid', 'completed', { transactionId: payment.transaction_id, paidAt });
    const by = { id: order.userId, name: order.accountName };
    await this.events.record(tx, order.id, { type: 'paid', at: paidAt, by });
    const sold = await this.moveStock.run(tx, order, { available: 0, held: -1 });
    await this.outbox.record(
      tx,
      newEvent('order.paid.v1', order.id, {
        ...billOf(order),
        transaction_id: payment.transaction_id,
        paid_at: payment.paid_at,
      }),
      ...sold,
    );
  }

  /** Nobody paid in time: the held stock comes back; publishes order.cancelled and stock.changed. */
  expired(tx: EntityManager, payment: EventData<'payment.expired.v1'>): Promise<void> {
    return this.giveUp(tx, payment.order_id, { type: 'expired', at: new Date(payment.expired_at) });
  }

  /** Somebody gave the order up: the held stock comes back; publishes order.cancelled and stock.changed. */
  cancelled(tx: EntityManager, payment: EventData<'payment.cancelled.v1'>): Promise<void> {
    const at = new Date(payment.cancelled_at);
    return this.giveUp(tx, payment.order_id, { type: 'cancelled', at, by: personOf(payment.cancelled_by) });
  }

  private async giveUp(
    tx: EntityManager,
    orderId: string,
    event: NewOrderEvent & { type: 'expired' | 'cancelled' },
  ): Promise<void> {
    const order = await this.lockFor(tx, orderId, 'cancelled');
    if (!order) return;
    await this.save(tx, order, 'cancelled', event.type);
    await this.events.record(tx, orderId, event);
    const back = await this.moveStock.run(tx, order, { available: 1, held: -1 });
    const news = { order_id: orderId, reason: event.type, customer: customerOf(order) };
    await this.outbox.record(tx, newEvent('order.cancelled.v1', orderId, news), ...back);
  }

  /**
   * The money went back, which the order has decided and knows; only payments of an older version decide it themselves.
   * Overtaking its payment, it is put off.
   */
  async refunded(tx: EntityManager, payment: EventData<'payment.refunded.v1'>): Promise<void> {
    const order = await this.lockFor(tx, payment.order_id, 'refunded');
    if (!order) return;
    const at = new Date(payment.refunded_at);
    await this.refundOrder.refund(tx, order, { at, by: personOf(payment.refunded_by) });
  }

  /** The order, locked, if it may become `status`. An unknown order is an error: the event is tried again. */
  private async lockFor(tx: EntityManager, orderId: string, status: OrderStatus): Promise<Order | undefined> {
    const order = await this.orders.lock(tx, orderId);
    if (!order) throw new Error(`there is no order ${orderId}`);
    if (status === 'refunded' && order.status === 'pending')
      throw new Error(`order ${orderId} is still pending: its payment comes first`);
    return mayBecome(order.status, status) ? order : undefined;
  }

  private async save(
    tx: EntityManager,
    order: Order,
    status: OrderStatus,
    paymentStatus: string,
    paid: Partial<Order> = {},
  ): Promise<void> {
    const { items: _, ...row } = Object.assign(order, {
      status,
      paymentStatus,
      version: order.version + 1,
      ...paid,
    });
    await tx.update(Order, { id: order.id }, row);
  }
}
