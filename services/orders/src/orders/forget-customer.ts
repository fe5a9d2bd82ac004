import { Injectable } from '@nestjs/common';
import { forgetUser, forgottenAmong } from '@mekong/messaging';
import type { EntityManager } from 'typeorm';
import { NewsRepository } from '../news/index.js';
import { SellersRepository, StaffRepository } from '../staff/index.js';
import { ForgottenOrders, type EndedOrder } from './forgotten-orders.repository.js';

/**
 * Deletes from orders whose they were and where they went, once the account is deleted and the order has ended: one that is
 * paid keeps its address until it is delivered.
 */
@Injectable()
export class ForgetCustomer {
  constructor(
    private readonly orders: ForgottenOrders,
    private readonly sellers: SellersRepository,
    private readonly staff: StaffRepository,
    private readonly news: NewsRepository,
  ) {}

  async forget(tx: EntityManager, userId: string): Promise<void> {
    // Whoever ends an order locks it first, too. Whoever is ending one right now has not seen the deletion: it is blanked below.
    await this.orders.lockEnded(tx, userId);
    await forgetUser(tx, userId);
    await this.orders.blank(tx, await this.orders.lockEnded(tx, userId));
    await this.orders.removeKeys(tx, userId);
    await this.sellers.forget(tx, userId);
    await this.staff.forget(tx, userId);
    await this.news.forget(tx, userId);
  }

  /** Call it for locked orders that have just ended, after all else is written. */
  async atTheEnd(tx: EntityManager, orders: (EndedOrder & { userId: string })[]): Promise<void> {
    const forgotten = await forgottenAmong(
      tx,
      orders.map(({ userId }) => userId),
    );
    await this.orders.blank(
      tx,
      orders.filter(({ userId }) => forgotten.has(userId)),
    );
  }
}
