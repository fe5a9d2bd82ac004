import { Injectable } from '@nestjs/common';
import type { EventData, ShopEvent } from '@mekong/contracts';
import type { EntityManager } from 'typeorm';
import { OrdersRepository, type Step } from './orders.repository.js';

/** Keeps the orders with their lines. Each event adds its own facts, so that events may arrive in any order. */
@Injectable()
export class RecordOrders {
  constructor(private readonly orders: OrdersRepository) {}

  recordPlaced(tx: EntityManager, events: ShopEvent<'order.placed.v1'>[]): Promise<void> {
    return this.orders.upsert(
      tx,
      events.map(({ data, time }) => ({
        order: data,
        placedAt: time,
        visitorId: data.visitor_id,
        way: data.payment,
      })),
    );
  }

  recordPaid(tx: EntityManager, orders: EventData<'order.paid.v1'>[]): Promise<void> {
    return this.orders.upsert(
      tx,
      orders.map((order) => ({ order, paidAt: order.paid_at, way: wayOf(order) })),
    );
  }

  recordReturn(tx: EntityManager, returned: EventData<'order.partly-refunded.v1'>): Promise<void> {
    return this.orders.addReturn(tx, returned);
  }

  recordStep(
    tx: EntityManager,
    step: Step,
    events: { data: { order_id: string }; time: string }[],
  ): Promise<void> {
    return this.orders.setStep(
      tx,
      step,
      events.map(({ data, time }) => ({ orderId: data.order_id, at: time })),
    );
  }
}

const wayOf = ({ method, pay_currency, received }: EventData<'order.paid.v1'>) => ({
  method,
  currency: pay_currency,
  receivedCents: received?.usd_cents,
  receivedKhr: received?.khr,
});
