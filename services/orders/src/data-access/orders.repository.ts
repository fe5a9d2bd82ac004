import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { OrderItem } from '../domain/order-item.js';
import { Order } from '../domain/order.js';

export interface Page<T> {
  rows: T[];
  total: number;
}

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

  find(id: string): Promise<Order | null> {
    return this.orders.findOne({ where: { id }, relations: { items: true } });
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

  /** All orders, newest first; for a seller only those with their products, and only their lines. */
  async findPage(page: number, limit: number, sellerId?: string): Promise<Page<Order>> {
    const query = this.orders.createQueryBuilder('o').orderBy('o.createdAt', 'DESC').addOrderBy('o.id');
    if (sellerId)
      query.where(
        'EXISTS (SELECT 1 FROM order_items i WHERE i.order_id = o.id AND i.seller_id = :sellerId)',
        { sellerId },
      );
    const [rows, total] = await query
      .skip((page - 1) * limit)
      .take(limit)
      .getManyAndCount();
    await this.attachItems(rows, sellerId);
    return { rows, total };
  }

  private async attachItems(orders: Order[], sellerId?: string): Promise<void> {
    if (orders.length === 0) return;
    const where = { order: { id: In(orders.map((order) => order.id)) }, ...(sellerId && { sellerId }) };
    const items = await this.orders.manager.find(OrderItem, {
      where,
      relations: { order: true },
      order: { id: 'ASC' },
    });
    for (const order of orders) order.items = items.filter((item) => item.order.id === order.id);
  }

  /** The order, locked until the transaction ends, so that its status changes one step at a time. */
  async lock(tx: EntityManager, id: string): Promise<Order | null> {
    const order = await tx.findOne(Order, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (order)
      order.items = await tx.find(OrderItem, { where: { order: { id } }, order: { productId: 'ASC' } });
    return order;
  }
}
