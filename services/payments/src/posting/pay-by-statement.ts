import { Injectable } from '@nestjs/common';
import { newEvent, Outbox } from '@mekong/messaging';
import { linkTrace } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';
import { LedgerRepository, linesOfSale, TwinsRepository, type Evidence } from '../ledger/index.js';
import { type Payment, paymentCompleted, PaymentsRepository } from '../payments/index.js';
import { UnmatchedRepository, type UnmatchedMoney } from './unmatched.repository.js';
import { whyUnmatched } from './why-unmatched.js';

/**
 * The bank tells, being asked, of money that a statement has brought into the books before: it is not booked again. Where nobody knew
 * what that money was for, it pays its order now, also where staff have written it off; where they have given it back they are told of the
 * order, as its shopper may have paid twice or been given back what was right.
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
    if (!money || money.closedAs === 'attached' || !told.orderId) return;
    const payment = await this.payments.lock(tx, told.orderId);
    if (!payment || whyUnmatched(told, payment)) return;
    if (money.closedAs === 'given-back') return this.tell(tx, money, payment);
    await this.complete(tx, told, money, payment);
  }

  private async complete(
    tx: EntityManager,
    told: Evidence,
    money: UnmatchedMoney,
    payment: Payment,
  ): Promise<void> {
    const { orderId } = payment;
    linkTrace(payment.traceparent);
    await this.payments.settle(tx, orderId, { ...told, id: money.id });
    const lines = linesOfSale(money.closedAs === 'written-off' ? 'written-off' : 'unmatched', payment);
    const journalId = await this.ledger.write(tx, { at: new Date(), kind: 'attached', orderId, lines });
    await this.unmatched.close(tx, money.id, 'attached', journalId);
    await this.outbox.record(tx, paymentCompleted(payment, told));
  }

  private async tell(tx: EntityManager, money: UnmatchedMoney, payment: Payment): Promise<void> {
    const { id, minor, currency } = money;
    const { orderId, orderNumber } = payment;
    const about = { evidence_id: id, order_id: orderId, order_number: orderNumber ?? undefined };
    const data = { ...about, reason: 'given-back', amount: { minor, currency } };
    await this.outbox.record(tx, newEvent('money.unmatched.v1', orderId, data));
  }
}
