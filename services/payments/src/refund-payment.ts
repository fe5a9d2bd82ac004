import { Injectable } from '@nestjs/common';
import { newEvent, Outbox } from '@mekong/messaging';
import type { EntityManager } from 'typeorm';
import { PaymentsRepository } from './payments.repository.js';

/**
 * The order was refunded: its money goes back, once. Publishes payment.refunded. A payment that was not completed is an
 * error, so that nobody believes that money went back which did not.
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
