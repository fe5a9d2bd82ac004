import { Injectable } from '@nestjs/common';
import { newEvent, Outbox } from '@mekong/messaging';
import { notFound } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { PaymentsRepository } from '../data-access/payments.repository.js';
import { PaymentConflict } from '../domain/payment.errors.js';
import type { Payment } from '../domain/payment.js';

/** The shopper gives up an unpaid order. Publishes payment.cancelled; repeatable; PaymentConflict once paid or expired. */
@Injectable()
export class CancelPayment {
  constructor(
    private readonly dataSource: DataSource,
    private readonly payments: PaymentsRepository,
    private readonly outbox: Outbox,
  ) {}

  async run(orderId: string, userId: string): Promise<Payment> {
    if (!(await this.payments.findOwn(orderId, userId))) throw notFound('Order');
    await this.dataSource.transaction(async (tx) => {
      if (!(await this.payments.move(tx, orderId, 'pending', { status: 'cancelled' }))) return;
      const news = { order_id: orderId, cancelled_at: new Date().toISOString() };
      await this.outbox.record(tx, newEvent('payment.cancelled.v1', orderId, news));
    });
    const now = (await this.payments.find(orderId))!;
    if (now.status !== 'cancelled') throw new PaymentConflict(now.status);
    return now;
  }
}
