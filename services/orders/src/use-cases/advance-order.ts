import { Injectable } from '@nestjs/common';
import { newEvent, Outbox } from '@mekong/messaging';
import { notFound, type Identity } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { OrderEventsRepository } from '../data-access/order-events.repository.js';
import { OrdersRepository } from '../data-access/orders.repository.js';
import { customerOf } from '../domain/events.js';
import { StaleEdit, WrongStatus } from '../domain/order.errors.js';
import { mayBecome, Order } from '../domain/order.js';
import { actOnOrder, factsOf } from '../domain/staff-act.js';
import { managedOrderView } from '../views.js';

export interface Advance {
  status: 'shipped' | 'delivered';
  courier?: string;
  trackingNumber?: string;
  /** The version that the editor has seen; without one nothing is compared. */
  version?: number;
}

/**
 * Staff ship or deliver an order; its timeline tells of it. Publishes order.shipped or order.delivered.
 * Throws StaleEdit when somebody else was faster, WrongStatus when it is not its turn.
 */
@Injectable()
export class AdvanceOrder {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrdersRepository,
    private readonly events: OrderEventsRepository,
    private readonly outbox: Outbox,
  ) {}

  run(caller: Identity, orderId: string, advance: Advance): Promise<Order> {
    return this.dataSource.transaction(async (tx) => {
      const order = await this.orders.lock(tx, orderId);
      if (!order) throw notFound('Order');
      refuseStale(order, advance);
      if (!mayBecome(order.status, advance.status)) throw new WrongStatus(order.status, advance.status);
      await this.advance(tx, caller, order, advance);
      return order;
    });
  }

  private async advance(tx: EntityManager, caller: Identity, order: Order, wish: Advance): Promise<void> {
    const was = factsOf(order);
    order.status = wish.status;
    order.courier = wish.courier ?? order.courier;
    order.trackingNumber = wish.trackingNumber ?? order.trackingNumber;
    order.version += 1;
    const { id, status, courier, trackingNumber, version } = order;
    await tx.update(Order, { id }, { status, courier, trackingNumber, version });
    await this.events.record(tx, id, {
      type: wish.status,
      at: new Date(),
      by: { id: caller.userId, name: caller.name },
      ...(wish.status === 'shipped' && { courier, trackingNumber }),
    });
    const act = actOnOrder(caller, id, was, factsOf(order));
    await this.outbox.record(tx, newsOf(order), newEvent('staff.acted.v1', id, act));
  }
}

function refuseStale(order: Order, wish: Advance): void {
  if (wish.version === undefined || wish.version === order.version) return;
  const wanted = { status: wish.status, courier: wish.courier, tracking_number: wish.trackingNumber };
  const changed = Object.entries(factsOf(order))
    .filter(([name, value]) => {
      const wish = wanted[name as keyof typeof wanted];
      return wish !== undefined && wish !== value;
    })
    .map(([name]) => name);
  throw new StaleEdit(managedOrderView(order, false), changed);
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
