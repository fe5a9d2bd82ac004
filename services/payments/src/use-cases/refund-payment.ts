import { Injectable } from '@nestjs/common';
import { newEvent, Outbox } from '@mekong/messaging';
import { notFound, type Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { PaymentsRepository } from '../data-access/payments.repository.js';
import { AlreadyShipped, PaymentConflict } from '../domain/payment.errors.js';
import type { Payment } from '../domain/payment.js';
import { actOnPayment, personOf } from '../domain/staff-act.js';

/** Staff give the money back, as long as the goods are in the shop. Publishes payment.refunded and staff.acted; repeatable. */
@Injectable()
export class RefundPayment {
  constructor(
    private readonly dataSource: DataSource,
    private readonly payments: PaymentsRepository,
    private readonly outbox: Outbox,
  ) {}

  async run(orderId: string, caller: Identity): Promise<Payment> {
    const payment = await this.payments.find(orderId);
    if (!payment) throw notFound('Order');
    await this.refund(payment, caller);
    const now = (await this.payments.find(orderId))!;
    if (now.status === 'completed') throw new AlreadyShipped();
    if (now.status !== 'refunded') throw new PaymentConflict(now.status);
    return now;
  }

  private refund(payment: Payment, caller: Identity): Promise<void> {
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
          refunded_by: personOf(caller),
        }),
        newEvent(
          'staff.acted.v1',
          payment.orderId,
          actOnPayment(caller, 'order.refunded', payment.orderId, 'completed', 'refunded'),
        ),
      );
    });
  }
}
