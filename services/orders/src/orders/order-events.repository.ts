import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type EntityManager } from 'typeorm';
import { OrderEvent, type DeliveryChanges, type OrderEventType } from './order-event.entity.js';

export interface NewOrderEvent {
  type: OrderEventType;
  at: Date;
  by?: { id: string; name: string };
  courier?: string | null;
  trackingNumber?: string | null;
  amountCents?: number | null;
  reason?: string | null;
  changes?: DeliveryChanges;
}

@Injectable()
export class OrderEventsRepository {
  constructor(@InjectRepository(OrderEvent) private readonly events: Repository<OrderEvent>) {}

  /** Adds an entry to an order's timeline, in the transaction of the change. */
  async record(tx: EntityManager, orderId: string, { by, ...event }: NewOrderEvent): Promise<void> {
    await tx.insert(OrderEvent, { ...event, orderId, byId: by?.id ?? null, byName: by?.name ?? null });
  }

  /** Whether this has happened to a locked order. */
  has(tx: EntityManager, orderId: string, type: OrderEventType): Promise<boolean> {
    return tx.existsBy(OrderEvent, { orderId, type });
  }

  /** An order's timeline, the oldest entry first. */
  findByOrder(orderId: string): Promise<OrderEvent[]> {
    return this.events.find({ where: { orderId }, order: { id: 'ASC' } });
  }

  /** The timelines of many orders by their ids, as `findByOrder`. */
  async findByOrders(orderIds: string[]): Promise<Map<string, OrderEvent[]>> {
    const found = await this.events.find({ where: { orderId: In(orderIds) }, order: { id: 'ASC' } });
    const timelines = new Map(orderIds.map((id): [string, OrderEvent[]] => [id, []]));
    for (const event of found) timelines.get(event.orderId)!.push(event);
    return timelines;
  }
}
