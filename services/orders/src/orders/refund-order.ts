import { Injectable } from '@nestjs/common';
import { notFound } from '@mekong/contracts';
import { newEvent, Outbox, staffActed } from '@mekong/messaging';
import { type Identity } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { ForgetCustomer } from './forget-customer.js';
import { OrderEventsRepository } from './order-events.repository.js';
import { OrdersRepository } from './orders.repository.js';
import { briefOf } from '../order-snapshot.js';
import { NotRefundable } from '../errors.js';
import { mayBecome, type Order } from './order.entity.js';
import { aboutOrder } from '../audit.js';
import { MoveStock } from '../stock/move-stock.js';

/**
 * Staff refund a paid order; payments pays the money back when it gets the event. The lock of the order's row decides
 * between a refund and a shipment at the same time. Publishes order.refunded, stock.changed and staff.acted; repeatable;
 * throws NotRefundable unless the order is paid.
 */
@Injectable()
export class RefundOrder {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrdersRepository,
    private readonly events: OrderEventsRepository,
    private readonly moveStock: MoveStock,
    private readonly forgetCustomer: ForgetCustomer,
    private readonly outbox: Outbox,
  ) {}

  run(caller: Identity, orderId: string): Promise<Order> {
    return this.dataSource.transaction(async (tx) => {
      const order = await this.orders.lock(tx, orderId);
      if (!order) throw notFound('Order');
      if (order.status === 'refunded') return order;
      if (!mayBecome(order.status, 'refunded')) throw new NotRefundable(order);
      await this.refund(tx, caller, order);
      const change = { before: { payment: 'completed' }, after: { payment: 'refunded' } };
      await this.outbox.record(tx, staffActed(caller, 'order.refunded', aboutOrder(order), change));
      await this.forgetCustomer.atTheEnd(tx, [order]);
      return order;
    });
  }

  /** Refunds a locked paid order: returns its stock and writes its timeline. */
  private async refund(tx: EntityManager, caller: Identity, order: Order): Promise<void> {
    const returned = await this.moveStock.run(tx, [{ order, available: 1, held: 0 }]);
    Object.assign(order, { status: 'refunded', paymentStatus: 'refunded', version: order.version + 1 });
    await this.orders.update(tx, order);
    const { id } = order;
    const by = { id: caller.userId, name: caller.name };
    await this.events.record(tx, id, { type: 'refunded', at: new Date(), by });
    const total = { amount: order.totalCents, currency: 'USD' as const };
    const data = { ...briefOf(order), total };
    await this.outbox.record(tx, newEvent('order.refunded.v1', id, data), ...returned);
  }
}
