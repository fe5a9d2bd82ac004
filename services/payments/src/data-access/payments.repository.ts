import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { Payment, type PaymentStatus } from '../domain/payment.js';

/** How long a payment that is asked for is waited for: its order may have been placed a moment ago. */
const newsWaitMs = 2_000;
const pollMs = 50;

@Injectable()
export class PaymentsRepository {
  constructor(@InjectRepository(Payment) private readonly payments: Repository<Payment>) {}

  /** This user's payment. One that is not there yet is waited for, up to 2 s; null after that or when it is another's. */
  async findOwn(orderId: string, userId: string): Promise<Payment | null> {
    const payment = await this.findSoon(orderId);
    return payment?.userId === userId ? payment : null;
  }

  find(orderId: string): Promise<Payment | null> {
    return this.payments.findOneBy({ orderId });
  }

  /** Anybody's payment. One that is not there yet is waited for, up to 2 s. */
  async findSoon(orderId: string): Promise<Payment | null> {
    const deadline = Date.now() + newsWaitMs;
    for (;;) {
      const payment = await this.find(orderId);
      if (payment || Date.now() >= deadline) return payment;
      await wait(pollMs);
    }
  }

  /** Moves the row from one status to another; false when it has another, or `extra` does not hold. Its lock decides races. */
  async move(
    tx: EntityManager,
    orderId: string,
    from: PaymentStatus,
    to: Partial<Payment> & { status: PaymentStatus },
    extra = 'true',
  ): Promise<boolean> {
    const result = await tx
      .createQueryBuilder()
      .update(Payment)
      .set(to)
      .where('order_id = :orderId AND status = :from', { orderId, from })
      .andWhere(extra)
      .execute();
    return result.affected === 1;
  }

  /** Expires up to `limit` payments whose time has run out; rows that another replica is at are left to it. */
  async expireDue(tx: EntityManager, limit: number): Promise<string[]> {
    const [rows]: [{ order_id: string }[], number] = await tx.query(
      `UPDATE payments SET status = 'expired' WHERE order_id IN (
         SELECT order_id FROM payments WHERE status = 'pending' AND pay_until <= now()
         ORDER BY pay_until LIMIT $1 FOR UPDATE SKIP LOCKED)
       RETURNING order_id`,
      [limit],
    );
    return rows.map((row) => row.order_id);
  }
}
