import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { OrderItem } from '../domain/order-item.js';
import { Order } from '../domain/order.js';

/** The reading order of the specification: completed payments; if none, paid ones; if none, the order's own status. */
const shownToCustomer: FindOptionsWhere<Order>[] = [
  { paymentStatus: 'completed' },
  { paymentStatus: 'paid' },
  { status: In(['paid', 'completed']) },
];

@Injectable()
export class OrdersRepository {
  constructor(@InjectRepository(Order) private readonly orders: Repository<Order>) {}

  /** The order with its lines, if it is this user's. */
  findOwn(id: string, userId: string): Promise<Order | null> {
    return this.orders.findOne({ where: { id, userId }, relations: { items: true } });
  }

  /** The order for staff: with all lines, or for a seller with theirs; null when none is theirs. */
  findFor(id: string, sellerId?: string): Promise<Order | null> {
    const where = sellerId ? { id, items: { sellerId } } : { id };
    return this.orders.findOne({ where, relations: { items: true }, order: { items: { id: 'ASC' } } });
  }

  /** The user's paid orders, newest first. */
  async findPaidOf(userId: string): Promise<Order[]> {
    for (const condition of shownToCustomer) {
      const where = { userId, ...condition };
      const orders = await this.orders.find({
        where,
        relations: { items: true },
        order: { createdAt: 'DESC', id: 'ASC' },
      });
      if (orders.length > 0) return orders;
    }
    return [];
  }

  /** The order, locked until the transaction ends, so that its status changes one step at a time. */
  async lock(tx: EntityManager, id: string): Promise<Order | null> {
    const order = await tx.findOne(Order, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (order)
      order.items = await tx.find(OrderItem, { where: { order: { id } }, order: { productId: 'ASC' } });
    return order;
  }
}
