import { Injectable } from '@nestjs/common';
import { newEvent, Outbox } from '@mekong/messaging';
import type { EntityManager } from 'typeorm';
import { PaymentsRepository } from './payments.repository.js';

/**
 * Pays the money of a refunded order back, or a part of it, once. Publishes payment.refunded. Throws for a payment that was
 * not completed, so that no refund is lost silently.
 */
@Injectable()
export class RefundPayment {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Pays back all that is left. */
  async all(tx: EntityManager, orderId: string): Promise<void> {
    const refunded = await this.payments.refundRest(tx, orderId);
    if (refunded) return this.publish(tx, orderId, refunded.restCents, refunded.transactionId);
    const payment = await this.payments.find(orderId, tx);
    if (payment?.status !== 'refunded') throw nothingToGiveBack(orderId, payment?.status);
  }

  /** Pays a part back. The database refuses more than was paid. */
  async part(tx: EntityManager, orderId: string, cents: number): Promise<void> {
    const payment = await this.payments.refundPart(tx, orderId, cents);
    const status = (payment ?? (await this.payments.find(orderId, tx)))?.status;
    // The event that all is given back may come first; then nothing is left of this part.
    if (status === 'refunded') return;
    if (!payment) throw nothingToGiveBack(orderId, status);
    await this.publish(tx, orderId, cents, payment.transactionId);
  }

  private publish(tx: EntityManager, orderId: string, cents: number, transactionId: string | null) {
    const data = {
      order_id: orderId,
      amount: { amount: cents, currency: 'USD' as const },
      transaction_id: transactionId!,
      refunded_at: new Date().toISOString(),
    };
    return this.outbox.record(tx, newEvent('payment.refunded.v1', orderId, data));
  }
}

const nothingToGiveBack = (orderId: string, status = 'not there') =>
  new Error(`the payment of order ${orderId} is ${status}: nothing to give back`);
