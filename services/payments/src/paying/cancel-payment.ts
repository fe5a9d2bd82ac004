import { notFound } from '@mekong/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { newEvent, Outbox, staffActed } from '@mekong/messaging';
import { actsAs, type Identity, linkTrace } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import {
  FindPayment,
  type Payment,
  PaymentConflict,
  PaymentProviders,
  PaymentsRepository,
} from '../payments/index.js';
import { OrderIsOnItsWay } from './errors.js';
import { aboutOrder, personOf } from './audit.js';

const mayCancelForOthers = ['admin', 'support'] as const;

/**
 * The shopper cancels an unpaid order, or staff do it for them, which goes into the audit log.
 * Publishes payment.cancelled; repeatable; throws PaymentConflict when it is paid or expired, and OrderIsOnItsWay where it is paid at
 * the door and shipped.
 */
@Injectable()
export class CancelPayment {
  private readonly logger = new Logger(CancelPayment.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly payments: PaymentsRepository,
    private readonly findPayment: FindPayment,
    private readonly providers: PaymentProviders,
    private readonly outbox: Outbox,
  ) {}

  async cancel(orderId: string, caller: Identity): Promise<Payment> {
    const payment = actsAs(caller, mayCancelForOthers)
      ? await this.findPayment.ofAnybody(orderId, caller.userId)
      : await this.findPayment.ofUser(orderId, caller.userId);
    if (!payment) throw notFound('Order');
    if (await this.write(payment, caller)) await this.tellProvider(payment);
    const now = (await this.payments.find(orderId))!;
    if (now.status === 'pending' && now.withCourier) throw new OrderIsOnItsWay();
    if (now.status !== 'cancelled') throw new PaymentConflict(now.status);
    return now;
  }

  /** It is cancelled whatever the provider makes of it: money that comes all the same is unmatched. */
  private async tellProvider(payment: Payment): Promise<void> {
    const provider = this.providers.of(payment.method);
    await provider
      ?.cancel?.(this.providers.intentOf(payment))
      .catch((error: Error) =>
        this.logger.warn(`the provider of ${payment.orderId} did not cancel: ${error.message}`),
      );
  }

  /** Whether it was cancelled just now. */
  private write(payment: Payment, caller: Identity): Promise<boolean> {
    const { orderId, userId } = payment;
    return this.dataSource.transaction(async (tx) => {
      if (!(await this.payments.cancel(tx, orderId))) return false;
      linkTrace(payment.traceparent);
      const cancelled = {
        order_id: orderId,
        cancelled_at: new Date().toISOString(),
        cancelled_by: personOf(caller),
      };
      await this.outbox.record(tx, newEvent('payment.cancelled.v1', orderId, cancelled, payment));
      if (caller.userId === userId) return true;
      const change = { before: { payment: 'pending' }, after: { payment: 'cancelled' } };
      await this.outbox.record(tx, staffActed(caller, 'order.cancelled', aboutOrder(payment), change));
      return true;
    });
  }
}
