import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { newEvent, Outbox } from '@mekong/messaging';
import { notFound } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { PaymentsRepository } from '../data-access/payments.repository.js';
import { PaymentConflict } from '../domain/payment.errors.js';
import type { Payment } from '../domain/payment.js';

/**
 * The shopper paid: the payment is completed once, by the server's clock, and only before its deadline.
 * Publishes payment.completed. A repeat answers the same transaction; an expired or cancelled one throws PaymentConflict.
 */
@Injectable()
export class CompletePayment {
  constructor(
    private readonly dataSource: DataSource,
    private readonly payments: PaymentsRepository,
    private readonly outbox: Outbox,
  ) {}

  async run(orderId: string, userId: string): Promise<Payment> {
    const payment = await this.payments.findOwn(orderId, userId);
    if (!payment) throw notFound('Order');
    await this.complete(payment);
    const now = await this.payments.find(orderId);
    if (now?.status !== 'completed')
      throw new PaymentConflict(now && now.status !== 'pending' ? now.status : 'expired');
    return now;
  }

  private complete(payment: Payment): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      const paid = { status: 'completed' as const, transactionId: randomUUID(), paidAt: new Date() };
      const isOurs = await this.payments.move(tx, payment.orderId, 'pending', paid, 'pay_until > now()');
      if (!isOurs) return;
      await this.outbox.record(
        tx,
        newEvent('payment.completed.v1', payment.orderId, {
          order_id: payment.orderId,
          amount: { amount: payment.amountCents, currency: 'USD' },
          transaction_id: paid.transactionId,
          paid_at: paid.paidAt.toISOString(),
        }),
      );
    });
  }
}
