import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { OrderEvent, type OrderEventType } from './order-event.entity.js';

export interface NewOrderEvent {
  type: OrderEventType;
  at: Date;
  by?: { id: string; name: string };
  courier?: string | null;
  trackingNumber?: string | null;
}

@Injectable()
export class OrderEventsRepository {
  constructor(@InjectRepository(OrderEvent) private readonly events: Repository<OrderEvent>) {}

  /** Adds an entry to an order's timeline, in the transaction of the change. */
  async record(tx: EntityManager, orderId: string, { by, ...event }: NewOrderEvent): Promise<void> {
    await tx.insert(OrderEvent, { ...event, orderId, byId: by?.id ?? null, byName: by?.name ?? null });
  }

  /** An order's timeline, the oldest entry first. */
  findByOrder(orderId: string): Promise<OrderEvent[]> {
    return this.events.find({ where: { orderId }, order: { id: 'ASC' } });
  }
}
