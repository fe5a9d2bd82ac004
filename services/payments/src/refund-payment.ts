import { Injectable } from '@nestjs/common';
import { newEvent, Outbox } from '@mekong/messaging';
import type { EntityManager } from 'typeorm';
import { PaymentsRepository } from './payments.repository.js';

/**
 * Pays the money of a refunded order back, once. Publishes payment.refunded. Throws for a payment that was not completed,
 * so that no refund is lost silently.
 */
@Injectable()
export class RefundPayment {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly outbox: Outbox,
  ) {}

  async run(tx: EntityManager, orderId: string): Promise<void> {
    const refunded = await this.payments.move(tx, orderId, 'completed', 'refunded');
    const payment = refunded ?? (await this.payments.find(orderId, tx));
    if (payment?.status !== 'refunded')
      throw new Error(
        `the payment of order ${orderId} is ${payment?.status ?? 'not there'}: nothing to give back`,
      );
    if (!refunded) return;
    const data = {
      order_id: orderId,
      amount: { amount: payment.amountCents, currency: 'USD' as const },
      transaction_id: payment.transactionId!,
      refunded_at: new Date().toISOString(),
    };
    await this.outbox.record(tx, newEvent('payment.refunded.v1', orderId, data));
  }
}
