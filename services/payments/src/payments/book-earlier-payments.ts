import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { entryOfPayment, entryOfRefund, LedgerRepository } from '../ledger/index.js';
import { PaymentsRepository, type Unbooked } from './payments.repository.js';

const batchSize = 500;

/** Books what a version without books was paid and gave back, before it was replaced or while it still runs beside this one. */
@Injectable()
export class BookEarlierPayments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly payments: PaymentsRepository,
    private readonly ledger: LedgerRepository,
  ) {}

  async book(isStopped: () => boolean = () => false): Promise<void> {
    while ((await this.bookBatch()) === batchSize && !isStopped());
  }

  /** The same of one order, before anything further of it is booked. */
  async bookOf(tx: EntityManager, orderId: string): Promise<void> {
    await this.write(tx, await this.payments.takeUnbooked(tx, 1, orderId));
  }

  private bookBatch(): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      const unbooked = await this.payments.takeUnbooked(tx, batchSize);
      await this.write(tx, unbooked);
      return unbooked.length;
    });
  }

  private async write(tx: EntityManager, unbooked: Unbooked[]): Promise<void> {
    if (unbooked.length > 0) await this.ledger.book(tx, ...unbooked.flatMap(entriesOf));
  }
}

/** What of a payment is not booked yet. A refund of all gives back delivery and tax, too. */
function entriesOf(payment: Unbooked) {
  const { amountCents, refundedCents, bookedCents, bookedRefundCents } = payment;
  const paid = entryOfPayment(payment);
  const cents = refundedCents - bookedRefundCents;
  const refund = entryOfRefund({ ...payment, cents, at: payment.paidAt }, paid.lines);
  return [...(bookedCents < amountCents ? [paid] : []), ...(cents > 0 ? [refund] : [])];
}
