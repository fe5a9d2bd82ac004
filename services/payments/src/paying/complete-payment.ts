import { notFound } from '@mekong/contracts';
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Outbox } from '@mekong/messaging';
import { linkTrace } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import {
  FindPayment,
  type Payment,
  paymentCompleted,
  PaymentConflict,
  PaymentsRepository,
} from '../payments/index.js';
import { entryOfPayment, LedgerRepository } from '../ledger/index.js';
import { RielRateRepository } from '../riel/index.js';
import { NotPaidByWord } from './errors.js';

/**
 * Completes a payment once, by the server's clock, and only before its deadline. Publishes payment.completed.
 * A repeat answers the same transaction; throws PaymentConflict when the payment is expired or cancelled.
 */
@Injectable()
export class CompletePayment {
  constructor(
    private readonly dataSource: DataSource,
    private readonly payments: PaymentsRepository,
    private readonly findPayment: FindPayment,
    private readonly rates: RielRateRepository,
    private readonly ledger: LedgerRepository,
    private readonly outbox: Outbox,
  ) {}

  async complete(orderId: string, userId: string): Promise<Payment> {
    const completed = await this.write(orderId, userId);
    if (completed) return completed;
    const payment = await this.findPayment.ofUser(orderId, userId);
    if (!payment) throw notFound('Order');
    if (payment.method !== 'demo') throw new NotPaidByWord(payment.method);
    if (payment.status === 'completed') return payment;
    // The payment may have been opened since the first try.
    const late = payment.status === 'pending' && (await this.write(orderId, userId));
    if (late) return late;
    return this.completedOrRefused(orderId);
  }

  private async completedOrRefused(orderId: string): Promise<Payment> {
    const now = await this.payments.find(orderId);
    if (now?.status === 'completed') return now;
    throw new PaymentConflict(now && now.status !== 'pending' ? now.status : 'expired');
  }

  private write(orderId: string, userId: string): Promise<Payment | undefined> {
    return this.dataSource.transaction(async (tx) => {
      const paid = { transactionId: randomUUID(), paidAt: new Date() };
      const payment = await this.payments.complete(tx, orderId, userId, paid);
      if (!payment) return undefined;
      linkTrace(payment.traceparent);
      const rate = payment.rielRate ?? (await this.rates.now(tx)).rate;
      if (payment.amountCents > 0) await this.ledger.book(tx, entryOfPayment({ ...payment, ...paid }));
      await this.outbox.record(tx, paymentCompleted(payment, { ...paid, at: paid.paidAt }, rate));
      return payment;
    });
  }
}
