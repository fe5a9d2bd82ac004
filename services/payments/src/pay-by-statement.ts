import { Injectable } from '@nestjs/common';
import { Outbox } from '@mekong/messaging';
import { linkTrace } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';
import { LedgerRepository, linesOfSale, TwinsRepository, type Evidence } from './ledger/index.js';
import { paymentCompleted } from './payment-completed.js';
import { PaymentsRepository } from './payments.repository.js';
import { UnmatchedRepository } from './unmatched.repository.js';
import { whyUnmatched } from './why-unmatched.js';

/**
 * The bank tells, being asked, of money that a statement has brought into the books before: it is not booked again. Where nobody knew
 * what that money was for, it pays its order now.
 */
@Injectable()
export class PayByStatement {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly unmatched: UnmatchedRepository,
    private readonly twins: TwinsRepository,
    private readonly ledger: LedgerRepository,
    private readonly outbox: Outbox,
  ) {}

  async pay(tx: EntityManager, told: Evidence, statementId: string): Promise<void> {
    await this.twins.add(tx, told.id, statementId);
    const money = await this.unmatched.lock(tx, Number(statementId));
    if (!money || money.closedAs || !told.orderId) return;
    const payment = await this.payments.lock(tx, told.orderId);
    if (!payment || whyUnmatched(told, payment)) return;
    const { orderId } = payment;
    linkTrace(payment.traceparent);
    await this.payments.settle(tx, orderId, { ...told, id: money.id });
    const lines = linesOfSale('unmatched', payment);
    const journalId = await this.ledger.write(tx, { at: new Date(), kind: 'attached', orderId, lines });
    await this.unmatched.close(tx, money.id, 'attached', journalId);
    await this.outbox.record(tx, paymentCompleted(payment, told));
  }
}
