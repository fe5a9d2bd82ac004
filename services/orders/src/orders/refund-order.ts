import { Injectable } from '@nestjs/common';
import { type EventData, notFound } from '@mekong/contracts';
import { newEvent, Outbox, staffActed } from '@mekong/messaging';
import { type Identity } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { OrderEventsRepository, type NewOrderEvent } from './order-events.repository.js';
import { OrdersRepository } from './orders.repository.js';
import { customerOf } from '../order-facts.js';
import { NotRefundable } from '../errors.js';
import { mayBecome, Order } from './order.entity.js';
import { aboutOrder } from '../audit.js';
import { MoveStock } from '../stock/move-stock.js';

/**
 * Staff give the money of a paid order back; payments follows. The order's row decides between this and a shipment.
 * Publishes order.refunded, stock.changed and staff.acted; repeatable; NotRefundable unless the order is paid.
 */
@Injectable()
export class RefundOrder {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrdersRepository,
    private readonly events: OrderEventsRepository,
    private readonly moveStock: MoveStock,
    private readonly outbox: Outbox,
  ) {}

  run(caller: Identity, orderId: string): Promise<Order> {
    return this.dataSource.transaction(async (tx) => {
      const order = await this.orders.lock(tx, orderId);
      if (!order) throw notFound('Order');
      if (order.status === 'refunded') return order;
      if (!mayBecome(order.status, 'refunded')) throw new NotRefundable(order);
      await this.refund(tx, order, { at: new Date(), by: { id: caller.userId, name: caller.name } });
      const change = { before: { payment: 'completed' }, after: { payment: 'refunded' } };
      await this.outbox.record(tx, staffActed(caller, 'order.refunded', aboutOrder(orderId), change));
      return order;
    });
  }

  /**
   * The money went back, which the order has decided and knows; only payments of an older version decide it themselves.
   * Overtaking its payment, it is put off.
   */
  async follow(tx: EntityManager, payment: EventData<'payment.refunded.v1'>): Promise<void> {
    const order = await this.orders.lock(tx, payment.order_id);
    if (!order) throw new Error(`there is no order ${payment.order_id}`);
    if (order.status === 'pending')
      throw new Error(`order ${payment.order_id} is still pending: its payment comes first`);
    if (!mayBecome(order.status, 'refunded')) return;
    const by = payment.refunded_by && { id: payment.refunded_by.user_id, name: payment.refunded_by.name };
    await this.refund(tx, order, { at: new Date(payment.refunded_at), by });
  }

  /** A locked order that is paid becomes refunded: its goods are for sale again, and its timeline tells of it. */
  private async refund(
    tx: EntityManager,
    order: Order,
    event: Pick<NewOrderEvent, 'at' | 'by'>,
  ): Promise<void> {
    const back = await this.moveStock.run(tx, [{ order, available: 1, held: 0 }]);
    Object.assign(order, { status: 'refunded', paymentStatus: 'refunded', version: order.version + 1 });
    const { id, status, paymentStatus, version } = order;
    await tx.update(Order, { id }, { status, paymentStatus, version });
    await this.events.record(tx, id, { ...event, type: 'refunded' });
    const total = { amount: order.totalCents, currency: 'USD' as const };
    const news = { order_id: id, customer: customerOf(order), total };
    await this.outbox.record(tx, newEvent('order.refunded.v1', id, news), ...back);
  }
}
