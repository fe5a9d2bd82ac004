import { Injectable } from '@nestjs/common';
import { newEvent, Outbox } from '@mekong/messaging';
import type { EntityManager } from 'typeorm';
import { entryOfRefund, LedgerRepository, linesOfPromise, type JournalLine } from '../ledger/index.js';
import { BookEarlierPayments } from './book-earlier-payments.js';
import type { Payment } from './payment.js';
import { PaymentsRepository } from './payments.repository.js';

interface Refund extends Payment {
  cents: number;
  /** In all, with this part. */
  refundedCents: number;
}

/**
 * Pays the money of a refunded order back, or a part of it, once. Publishes payment.refunded. Throws for a payment that was
 * not completed, so that no refund is lost silently.
 */
@Injectable()
export class RefundPayment {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly bookEarlier: BookEarlierPayments,
    private readonly ledger: LedgerRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Pays back all that is left. */
  async all(tx: EntityManager, orderId: string): Promise<void> {
    await this.bookEarlier.bookOf(tx, orderId);
    const refunded = await this.payments.refundRest(tx, orderId);
    if (refunded) {
      const left = await this.ledger.sumsOfOrder(tx, orderId);
      return this.giveBack(tx, { ...refunded, cents: refunded.restCents }, left);
    }
    const payment = await this.payments.find(orderId, tx);
    if (payment?.status !== 'refunded') throw nothingToGiveBack(orderId, payment?.status);
  }

  /** Pays a part back. The database refuses more than was paid. */
  async part(tx: EntityManager, orderId: string, cents: number): Promise<void> {
    await this.bookEarlier.bookOf(tx, orderId);
    const payment = await this.payments.refundPart(tx, orderId, cents);
    const status = (payment ?? (await this.payments.find(orderId, tx)))?.status;
    // The event that all is given back may come first; then nothing is left of this part.
    if (status === 'refunded') return;
    if (!payment) throw nothingToGiveBack(orderId, status);
    await this.giveBack(tx, { ...payment, cents });
  }

  private async giveBack(tx: EntityManager, refund: Refund, left?: JournalLine[]): Promise<void> {
    const { orderId, cents } = refund;
    const transactionId = refund.transactionId!;
    const at = new Date();
    if (cents > 0) await this.book(tx, { ...refund, transactionId }, at, left);
    const data = {
      order_id: orderId,
      amount: { amount: cents, currency: 'USD' as const },
      transaction_id: transactionId,
      refunded_at: at.toISOString(),
    };
    await this.outbox.record(tx, newEvent('payment.refunded.v1', orderId, data));
  }

  /** A bank gives nothing back by itself: until people have sent the money it is only promised. */
  private async book(
    tx: EntityManager,
    refund: Refund & { transactionId: string },
    at: Date,
    left?: JournalLine[],
  ): Promise<void> {
    const { orderId, method, cents } = refund;
    if (method === 'demo') return this.ledger.book(tx, entryOfRefund({ ...refund, at }, left));
    const lines = linesOfPromise(refund, cents, left);
    if (lines.length > 0) await this.ledger.write(tx, { at, kind: 'refund', orderId, lines });
  }
}

const nothingToGiveBack = (orderId: string, status = 'not there') =>
  new Error(`the payment of order ${orderId} is ${status}: nothing to give back`);
