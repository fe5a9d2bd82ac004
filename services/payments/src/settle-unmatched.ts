import { notFound } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { Outbox, staffActed, type NewEvent } from '@mekong/messaging';
import { type Identity, onceByKey } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { aboutMoney } from './audit.js';
import { MoneyDoesNotFit, MoneyIsSettled, PaymentConflict, ReferenceUsed } from './errors.js';
import {
  EvidenceRepository,
  LedgerRepository,
  linesIn,
  linesOfSale,
  type JournalLine,
} from './ledger/index.js';
import { PaymentsRepository } from './payments.repository.js';
import type { Payment } from './payment.js';
import { paymentCompleted } from './payment-completed.js';
import { UnmatchedRepository, type Closing, type UnmatchedMoney } from './unmatched.repository.js';

interface Decision {
  closing: Closing;
  orderId: string | null;
  lines: JournalLine[];
  evidenceId?: string;
  /** For the audit log. */
  facts: Record<string, unknown>;
  events?: NewEvent[];
}

/**
 * People decide about money that fits no payment, once each: a journal takes it from the account `unmatched`, in one transaction with
 * the entry of the audit log. Throws 404 for other evidence, and MoneyIsSettled where somebody has decided before.
 */
@Injectable()
export class SettleUnmatched {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unmatched: UnmatchedRepository,
    private readonly evidence: EvidenceRepository,
    private readonly payments: PaymentsRepository,
    private readonly ledger: LedgerRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Pays an order that waits for exactly this money, such as a new one of whoever paid late. Throws MoneyDoesNotFit. */
  attach(caller: Identity, evidenceId: number, orderId: string): Promise<UnmatchedMoney> {
    return this.decide(caller, evidenceId, async (tx, money) => {
      const payment = await this.payments.lock(tx, orderId);
      if (!payment) throw notFound('Order');
      if (payment.status !== 'pending') throw new PaymentConflict(payment.status);
      refuseOther(payment, money);
      await this.payments.settle(tx, orderId, money);
      return {
        closing: 'attached',
        orderId,
        lines: linesOfSale('unmatched', payment),
        facts: { order: payment.orderNumber ?? orderId },
        events: [paymentCompleted(payment, money)],
      };
    });
  }

  /** It was sent back to whoever paid, which `reference` proves. Throws ReferenceUsed where it proves something else already. */
  giveBack(
    caller: Identity,
    evidenceId: number,
    { reference, reason }: { reference: string; reason: string },
  ): Promise<UnmatchedMoney> {
    return this.decide(caller, evidenceId, async (tx, money) => {
      const { currency, minor, orderId } = money;
      const proof = await this.evidence.addIn(tx, 'refund', {
        ...money,
        transactionId: reference,
        at: new Date(),
      });
      if (!proof) throw new ReferenceUsed();
      const lines = linesIn(currency, { unmatched: minor, khqr: -minor });
      return { closing: 'given-back', orderId, lines, evidenceId: proof, facts: { reference, reason } };
    });
  }

  /** The shop keeps it. */
  writeOff(caller: Identity, evidenceId: number, reason: string): Promise<UnmatchedMoney> {
    return this.decide(caller, evidenceId, (_tx, { currency, minor, orderId }) => {
      const lines = linesIn(currency, { unmatched: minor, 'written-off': -minor });
      return Promise.resolve({ closing: 'written-off', orderId, lines, facts: { reason } });
    });
  }

  private decide(
    caller: Identity,
    evidenceId: number,
    decide: (tx: EntityManager, money: UnmatchedMoney) => Promise<Decision>,
  ): Promise<UnmatchedMoney> {
    return onceByKey(this.dataSource, async (tx) => {
      const money = await this.unmatched.lock(tx, evidenceId);
      if (!money) throw notFound('Money');
      if (money.closedAs) throw new MoneyIsSettled();
      const { closing, facts, events = [], ...journal } = await decide(tx, money);
      const journalId = await this.ledger.write(tx, { ...journal, at: new Date(), kind: closing });
      await this.unmatched.close(tx, money.id, closing, journalId);
      const { currency, minor } = money;
      const after = { ...facts, amount: currency === 'USD' ? minor / 100 : minor, currency };
      await this.outbox.record(
        tx,
        ...events,
        staffActed(caller, `money.${closing}`, aboutMoney(money), { after }),
      );
      return { ...money, closedAs: closing };
    });
  }
}

function refuseOther(payment: Payment, { currency, minor }: UnmatchedMoney): void {
  if (payment.method !== 'khqr') throw new MoneyDoesNotFit('method');
  if (payment.currency !== currency) throw new MoneyDoesNotFit('currency');
  if (payment.amountMinor !== minor) throw new MoneyDoesNotFit('amount');
}
