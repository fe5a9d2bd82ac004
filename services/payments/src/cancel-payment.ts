import { notFound } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { newEvent, Outbox, staffActed } from '@mekong/messaging';
import { actsAs, type Identity, linkTrace } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { PaymentsRepository } from './payments.repository.js';
import { OrderIsOnItsWay, PaymentConflict } from './errors.js';
import type { Payment } from './payment.js';
import { aboutOrder, personOf } from './audit.js';
import { FindPayment } from './find-payment.js';

const mayCancelForOthers = ['admin', 'support'] as const;

/**
 * The shopper cancels an unpaid order, or staff do it for them, which goes into the audit log.
 * Publishes payment.cancelled; repeatable; throws PaymentConflict when it is paid or expired, and OrderIsOnItsWay where it is paid at
 * the door and shipped.
 */
@Injectable()
export class CancelPayment {
  constructor(
    private readonly dataSource: DataSource,
    private readonly payments: PaymentsRepository,
    private readonly findPayment: FindPayment,
    private readonly outbox: Outbox,
  ) {}

  async cancel(orderId: string, caller: Identity): Promise<Payment> {
    const payment = actsAs(caller, mayCancelForOthers)
      ? await this.findPayment.ofAnybody(orderId, caller.userId)
      : await this.findPayment.ofUser(orderId, caller.userId);
    if (!payment) throw notFound('Order');
    await this.write(payment, caller);
    const now = (await this.payments.find(orderId))!;
    if (now.status === 'pending' && now.withCourier) throw new OrderIsOnItsWay();
    if (now.status !== 'cancelled') throw new PaymentConflict(now.status);
    return now;
  }

  private write(payment: Payment, caller: Identity): Promise<void> {
    const { orderId, userId } = payment;
    return this.dataSource.transaction(async (tx) => {
      if (!(await this.payments.cancel(tx, orderId))) return;
      linkTrace(payment.traceparent);
      const cancelled = {
        order_id: orderId,
        cancelled_at: new Date().toISOString(),
        cancelled_by: personOf(caller),
      };
      await this.outbox.record(tx, newEvent('payment.cancelled.v1', orderId, cancelled, payment));
      if (caller.userId === userId) return;
      const change = { before: { payment: 'pending' }, after: { payment: 'cancelled' } };
      await this.outbox.record(tx, staffActed(caller, 'order.cancelled', aboutOrder(payment), change));
    });
  }
}
