import { Injectable } from '@nestjs/common';
import { newEvent, Outbox } from '@mekong/messaging';
import { notFound } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { OrdersRepository } from '../data-access/orders.repository.js';
import { customerOf } from '../domain/events.js';
import { WrongStatus } from '../domain/order.errors.js';
import { mayBecome, Order } from '../domain/order.js';

export interface Advance {
  status: 'shipped' | 'delivered';
  courier?: string;
  trackingNumber?: string;
}

/** Staff ship or deliver an order; publishes order.shipped or order.delivered. Throws WrongStatus when it is not its turn. */
@Injectable()
export class AdvanceOrder {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrdersRepository,
    private readonly outbox: Outbox,
  ) {}

  run(orderId: string, advance: Advance): Promise<Order> {
    return this.dataSource.transaction(async (tx) => {
      const order = await this.orders.lock(tx, orderId);
      if (!order) throw notFound('Order');
      if (!mayBecome(order.status, advance.status)) throw new WrongStatus(order.status, advance.status);
      order.status = advance.status;
      order.courier = advance.courier ?? order.courier;
      order.trackingNumber = advance.trackingNumber ?? order.trackingNumber;
      const { status, courier, trackingNumber } = order;
      await tx.update(Order, { id: orderId }, { status, courier, trackingNumber });
      await this.outbox.record(tx, newsOf(order));
      return order;
    });
  }
}

function newsOf(order: Order) {
  const about = { order_id: order.id, customer: customerOf(order) };
  return order.status === 'delivered'
    ? newEvent('order.delivered.v1', order.id, about)
    : newEvent('order.shipped.v1', order.id, {
        ...about,
        courier: order.courier,
        tracking_number: order.trackingNumber,
      });
}
