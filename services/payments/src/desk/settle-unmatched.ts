import { notFound } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { Outbox, staffActed, type NewEvent } from '@mekong/messaging';
import { type Identity, onceByKey } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import {
  paidByTransfer,
  type Payment,
  paymentCameLate,
  paymentCompleted,
  PaymentConflict,
  PaymentsRepository,
  type PaymentStatus,
} from '../payments/index.js';
import { CourierCashRepository, linesOfTransfer, transferOf } from '../cash/index.js';
import { aboutEvidence, type Proposal, ReferenceUsed, TwoPeople } from '../give-backs/index.js';
import {
  EvidenceRepository,
  LedgerRepository,
  linesIn,
  linesOfSale,
  type JournalLine,
} from '../ledger/index.js';
import { type Closing, isElsewhere, type UnmatchedMoney, UnmatchedRepository } from '../posting/index.js';
import { aboutMoney } from './audit.js';
import { CourierHasCash, MoneyDoesNotFit, MoneyIsSettled } from './errors.js';

const endedUnpaid: PaymentStatus[] = ['expired', 'cancelled', 'review'];

interface Decision {
  closing: Closing;
  orderId: string | null;
  lines: JournalLine[];
  evidenceId?: string;
  /** For the audit log. */
  facts: Record<string, unknown>;
  events?: NewEvent[];
}

/** Somebody else has to confirm it first. */
interface Proposed {
  proposal: Proposal;
  facts: Record<string, unknown>;
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
    private readonly cash: CourierCashRepository,
    private readonly ledger: LedgerRepository,
    private readonly twoPeople: TwoPeople,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Pays an order that waits for exactly this money, such as a new one of whoever paid late, or the order that it was for, though
   * that has ended: orders reopens it while there is stock (`FreeLateMoney` otherwise). Or one that is to be paid at the door. Throws
   * MoneyDoesNotFit, CourierHasCash.
   */
  attach(caller: Identity, evidenceId: number, orderId: string): Promise<UnmatchedMoney> {
    return this.decide(caller, evidenceId, async (tx, money) => {
      const payment = await this.payments.lock(tx, orderId);
      if (!payment) throw notFound('Order');
      if (payment.method === 'cod') return this.payCash(tx, payment, money);
      const isItsOwn = money.orderId === orderId && endedUnpaid.includes(payment.status);
      if (payment.status !== 'pending' && !isItsOwn) throw new PaymentConflict(payment.status);
      refuseOther(payment, money);
      await this.payments.settle(tx, orderId, money);
      return {
        closing: 'attached',
        orderId,
        lines: linesOfSale('unmatched', payment),
        facts: { order: payment.orderNumber ?? orderId },
        events: [isItsOwn ? paymentCameLate(payment, money, caller) : paymentCompleted(payment, money)],
      };
    });
  }

  /** Nobody collects it at the door any more. The lock of the payment decides between this and a courier's cash. */
  private async payCash(tx: EntityManager, payment: Payment, money: UnmatchedMoney): Promise<Decision> {
    const { orderId, status, orderNumber } = payment;
    if (status !== 'pending') throw new PaymentConflict(status);
    if (await this.cash.known(tx, orderId)) throw new CourierHasCash();
    const cameFor = money.orderId ? await this.payments.find(money.orderId, tx) : undefined;
    if (cameFor && isElsewhere(money, cameFor)) throw new MoneyDoesNotFit('account');
    const taken = transferOf(payment, money);
    if (!taken) throw new MoneyDoesNotFit('amount');
    await this.payments.settle(tx, orderId, money);
    const sale = { at: new Date(), kind: 'sold', orderId, lines: linesOfSale('receivable', payment) };
    await this.ledger.write(tx, sale);
    return {
      closing: 'attached',
      orderId,
      lines: linesOfTransfer(payment, taken),
      facts: { order: orderNumber ?? orderId },
      events: [paidByTransfer(payment, money, taken)],
    };
  }

  /**
   * It was sent back to whoever paid, which `reference` proves. Much money is only proposed by the first person. Throws
   * ReferenceUsed where it proves something else already, and AnotherPersonNeeded.
   */
  giveBack(
    caller: Identity,
    evidenceId: number,
    { reference, reason }: { reference: string; reason: string },
  ): Promise<UnmatchedMoney> {
    return this.decide(caller, evidenceId, async (tx, money) => {
      const { currency, minor, orderId } = money;
      const transfer = { reference, from: 'khqr' };
      const proposal = await this.twoPeople.propose(tx, aboutEvidence(money.id), money, transfer, caller);
      if (proposal) return { proposal, facts: { reference, reason } };
      // It goes back from the bank's account, however the shop has heard of it.
      const proven = { ...money, provider: 'khqr', transactionId: reference, at: new Date() };
      const proof = await this.evidence.addGiven(tx, proven);
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
    decide: (tx: EntityManager, money: UnmatchedMoney) => Promise<Decision | Proposed>,
  ): Promise<UnmatchedMoney> {
    return onceByKey(this.dataSource, async (tx) => {
      const money = await this.unmatched.lock(tx, evidenceId);
      if (!money) throw notFound('Money');
      if (money.closedAs) throw new MoneyIsSettled();
      const decision = await decide(tx, money);
      const { currency, minor } = money;
      const after = { ...decision.facts, amount: currency === 'USD' ? minor / 100 : minor, currency };
      const act = (name: string) => staffActed(caller, `money.${name}`, aboutMoney(money), { after });
      if ('proposal' in decision) {
        await this.outbox.record(tx, act('give-back-proposed'));
        return { ...money, proposal: decision.proposal };
      }
      const { closing, facts: _, events = [], ...journal } = decision;
      const journalId = await this.ledger.write(tx, { ...journal, at: new Date(), kind: closing });
      await this.unmatched.close(tx, money.id, closing, journalId);
      await this.twoPeople.forget(tx, aboutEvidence(money.id));
      await this.outbox.record(tx, ...events, act(closing));
      return { ...money, closedAs: closing, proposal: null };
    });
  }
}

function refuseOther(payment: Payment, money: UnmatchedMoney): void {
  const { currency, minor } = money;
  if (payment.method !== 'khqr') throw new MoneyDoesNotFit('method');
  if (payment.currency !== currency) throw new MoneyDoesNotFit('currency');
  if (isElsewhere(money, payment)) throw new MoneyDoesNotFit('account');
  if (payment.amountMinor !== minor) throw new MoneyDoesNotFit('amount');
}
