import type { EventData } from '@mekong/contracts';
import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type CourierCash, CourierCashRepository } from '../cash/index.js';
import { PromisesRepository } from '../give-backs/index.js';
import { EvidenceRepository, LedgerRepository, linesOfSale, reversed } from '../ledger/index.js';
import { type Payment, PaymentsRepository } from '../payments/index.js';
import { CashPaymentsRepository } from './cash-payments.repository.js';

type Undone = EventData<'order.hand-over-undone.v1'>;

/**
 * That a courier has collected the cash of an order was noted by mistake: journals take back what was booked, and the cash can be noted
 * again. Where a transfer had paid the order before, nobody is owed the cash any more. Cash that has come in meanwhile is in the shop, and
 * has paid the order: that stays, as does what its buyer was given back. Throws where the cash is not known yet, so that the event is
 * retried.
 */
@Injectable()
export class UndoCash {
  private readonly logger = new Logger(UndoCash.name);

  constructor(
    private readonly payments: PaymentsRepository,
    private readonly cashPayments: CashPaymentsRepository,
    private readonly cash: CourierCashRepository,
    private readonly evidence: EvidenceRepository,
    private readonly ledger: LedgerRepository,
    private readonly promises: PromisesRepository,
  ) {}

  async undo(tx: EntityManager, { order_id: orderId, collected_at, undone_at }: Undone): Promise<void> {
    // In the order in which a remittance locks them.
    const [cash] = await this.cash.lockAll(tx, [orderId]);
    if (!cash) throw new Error(`there is no cash of order ${orderId} to undo`);
    const payment = (await this.payments.lock(tx, orderId))!;
    const isOther = cash.collectedAt.getTime() !== new Date(collected_at).getTime();
    if (isOther || cash.remittanceId || !(await this.reverse(tx, cash, payment, new Date(undone_at)))) {
      this.logger.warn(`the hand-over of order ${orderId} stands: its payment is ${payment.status}`);
      return;
    }
    await this.cash.remove(tx, orderId);
    await this.cashPayments.noteUndone(tx, orderId);
  }

  /** Answers whether it was done: not where its buyer has got the cash back. */
  private async reverse(tx: EntityManager, cash: CourierCash, payment: Payment, at: Date): Promise<boolean> {
    const { orderId, evidenceId } = cash;
    const journalId = await this.ledger.journalOf(tx, evidenceId);
    // What was collected of an order that a transfer had paid is owed to its buyer.
    const promised = await this.promises.lock(tx, Number(journalId), 'USD');
    if (promised?.isGiven) return false;
    const lines = reversed(await this.ledger.linesOf(tx, journalId));
    const proof = await this.takeBack(tx, cash, at);
    const undone = { at, kind: 'cash-undone', orderId, evidenceId: proof, lines };
    const undoneId = await this.ledger.write(tx, undone);
    if (promised) await this.promises.give(tx, promised, undoneId);
    else await this.takeBackSale(tx, payment, at);
    return true;
  }

  private async takeBackSale(tx: EntityManager, payment: Payment, at: Date): Promise<void> {
    const { orderId } = payment;
    const left = await this.ledger.sumsOfOrder(tx, orderId);
    // A version before has booked the cash straight from sales.
    if (!left.some(({ account }) => account === 'receivable')) return;
    const unsold = reversed(linesOfSale('receivable', payment));
    await this.ledger.write(tx, { at, kind: 'unsold', orderId, lines: unsold });
  }

  /** Evidence that the money of each currency did not come, or go as change, after all. Answers the id of the first. */
  private async takeBack(
    tx: EntityManager,
    { orderId, usdCents, khr, collectedAt }: CourierCash,
    at: Date,
  ): Promise<string> {
    const ids: string[] = [];
    for (const [currency, minor] of [['USD', usdCents] as const, ['KHR', khr] as const]) {
      if (minor === 0) continue;
      const transactionId = `${orderId}:${currency}:${collectedAt.toISOString()}:undone`;
      const proof = { provider: 'cod', orderId, transactionId, currency, minor: Math.abs(minor), at };
      const kind = minor > 0 ? 'refund' : 'payment';
      ids.push((await this.evidence.addIn(tx, kind, { ...proof, toAccount: null, payer: null }))!);
    }
    return ids[0]!;
  }
}
