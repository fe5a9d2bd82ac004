import { Injectable } from '@nestjs/common';
import { newEvent, Outbox } from '@mekong/messaging';
import { notFound } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { PaymentsRepository } from '../data-access/payments.repository.js';
import { AlreadyShipped, PaymentConflict } from '../domain/payment.errors.js';
import type { Payment } from '../domain/payment.js';

/** Staff give the money back, as long as the goods are in the shop. Publishes payment.refunded; repeatable. */
@Injectable()
export class RefundPayment {
  constructor(
    private readonly dataSource: DataSource,
    private readonly payments: PaymentsRepository,
    private readonly outbox: Outbox,
  ) {}

  async run(orderId: string): Promise<Payment> {
    const payment = await this.payments.find(orderId);
    if (!payment) throw notFound('Order');
    await this.refund(payment);
    const now = (await this.payments.find(orderId))!;
    if (now.status === 'completed') throw new AlreadyShipped();
    if (now.status !== 'refunded') throw new PaymentConflict(now.status);
    return now;
  }

  private refund(payment: Payment): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      if (
        !(await this.payments.move(tx, payment.orderId, 'completed', { status: 'refunded' }, 'NOT shipped'))
      )
        return;
      await this.outbox.record(
        tx,
        newEvent('payment.refunded.v1', payment.orderId, {
          order_id: payment.orderId,
          amount: { amount: payment.amountCents, currency: 'USD' },
          transaction_id: payment.transactionId!,
          refunded_at: new Date().toISOString(),
        }),
      );
    });
  }
}
