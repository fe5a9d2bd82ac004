import type { EventData } from '@mekong/contracts';
import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type CourierCash, CourierCashRepository } from '../cash/index.js';
import { EvidenceRepository, LedgerRepository, linesOfSale, reversed } from '../ledger/index.js';
import { type Payment, PaymentsRepository } from '../payments/index.js';

type Undone = EventData<'order.hand-over-undone.v1'>;

/**
 * That a courier has collected the cash of an order was noted by mistake: journals take back what was booked, and the cash can be noted
 * again. Cash that has come in meanwhile is in the shop, and has paid the order: that stays. Throws where the cash is not known yet, so that the
 * event is retried.
 */
@Injectable()
export class UndoCash {
  private readonly logger = new Logger(UndoCash.name);

  constructor(
    private readonly payments: PaymentsRepository,
    private readonly cash: CourierCashRepository,
    private readonly evidence: EvidenceRepository,
    private readonly ledger: LedgerRepository,
  ) {}

  async undo(tx: EntityManager, { order_id: orderId, collected_at, undone_at }: Undone): Promise<void> {
    // In the order in which a remittance locks them.
    const [cash] = await this.cash.lockAll(tx, [orderId]);
    if (!cash) throw new Error(`there is no cash of order ${orderId} to undo`);
    const payment = (await this.payments.lock(tx, orderId))!;
    const isOther = cash.collectedAt.getTime() !== new Date(collected_at).getTime();
    if (isOther || cash.remittanceId || payment.status !== 'pending') {
      this.logger.warn(`the hand-over of order ${orderId} stands: its payment is ${payment.status}`);
      return;
    }
    await this.reverse(tx, cash, payment, new Date(undone_at));
    await this.cash.remove(tx, orderId);
  }

  private async reverse(tx: EntityManager, cash: CourierCash, payment: Payment, at: Date): Promise<void> {
    const { orderId, evidenceId } = cash;
    const lines = reversed(await this.ledger.linesOfEvidence(tx, evidenceId));
    const proof = await this.takeBack(tx, cash, at);
    await this.ledger.write(tx, { at, kind: 'cash-undone', orderId, evidenceId: proof, lines });
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
