import { Injectable } from '@nestjs/common';
import { notFound } from '@mekong/contracts';
import { type Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { NotRefundable } from '../errors.js';
import type { Order } from '../orders/order.entity.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { GiveBack, type Returned } from './give-back.js';

/**
 * Staff refund all that is left of a paid order; payments pays the money back when it gets the event. The lock of the
 * order's row decides between a refund and a shipment at the same time. Publishes what `GiveBack` does; repeatable;
 * throws NotRefundable unless the order is paid and not shipped.
 */
@Injectable()
export class RefundOrder {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrdersRepository,
    private readonly giveBack: GiveBack,
  ) {}

  run(caller: Identity, orderId: string, returned: Pick<Returned, 'reason' | 'restock'>): Promise<Order> {
    return this.dataSource.transaction(async (tx) => {
      const order = await this.orders.lock(tx, orderId);
      if (!order) throw notFound('Order');
      if (order.status === 'refunded') return order;
      if (order.status !== 'paid') throw new NotRefundable(order);
      await this.giveBack.run(tx, caller, order, returned);
      return order;
    });
  }
}
