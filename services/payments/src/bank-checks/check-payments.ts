import { Injectable, Logger } from '@nestjs/common';
import { newEvent, Outbox } from '@mekong/messaging';
import { DataSource } from 'typeorm';
import { RecordEvidence } from '../ledger/index.js';
import { type Payment, PaymentProviders, PaymentsRepository } from '../payments/index.js';
import { PostEvidence } from '../posting/index.js';
import type { CannotCheck, SeenMoney, StatusAnswer } from '../providers/index.js';
import { BankChecksRepository, type BankCheck, type Noted } from './bank-checks.repository.js';
import { nextCheck } from './next-check.js';

/** As many as a bank takes in one call. */
const batchSize = 50;
/** When asking is tried again that was put off. */
const putOffMs = 20_000;
const looksForMs = 60_000;

type Taken = { check: BankCheck; payment: Payment };

/** Asks banks whether payments were made. What they say is recorded before anything is decided by it. */
@Injectable()
export class CheckPayments {
  private readonly logger = new Logger(CheckPayments.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly providers: PaymentProviders,
    private readonly payments: PaymentsRepository,
    private readonly checks: BankChecksRepository,
    private readonly recordEvidence: RecordEvidence,
    private readonly postEvidence: PostEvidence,
    private readonly outbox: Outbox,
  ) {}

  /** All that are due. */
  async checkDue(isStopped: () => boolean = () => false): Promise<void> {
    for (let taken = batchSize; taken === batchSize && !isStopped();) {
      const due = await this.checks.takeDue(batchSize);
      taken = due.length;
      if (taken > 0) await this.ask(due);
    }
  }

  /** One payment, now, as somebody waits for it; nothing while it is being asked about. */
  async checkNow(orderId: string, asker: string): Promise<void> {
    const check = await this.checks.take(orderId);
    if (check) await this.ask([check], asker);
  }

  private async ask(checks: BankCheck[], asker?: string): Promise<void> {
    const found = await this.payments.findAll(checks.map(({ orderId }) => orderId));
    const askedAt = new Date();
    const taken = checks
      .flatMap((check) => {
        const payment = found.find(({ orderId }) => orderId === check.orderId);
        return payment ? [{ check, payment }] : [];
      })
      .sort(byUrgency(askedAt));
    const answers = await this.answersOf(taken, asker);
    const paid = await this.recordAll(taken, answers);
    await this.checks.note(
      taken.map(({ check, payment }) => noted(check, payment, answers.get(check.orderId), askedAt, paid)),
      askedAt,
    );
    await this.alert(taken, answers, askedAt);
  }

  private async answersOf(taken: Taken[], asker?: string): Promise<Map<string, StatusAnswer>> {
    const answers = new Map<string, StatusAnswer>();
    const methods = new Set(taken.map(({ payment }) => payment.method));
    for (const method of methods) {
      const theirs = taken.filter(({ payment }) => payment.method === method);
      const intents = theirs.map(({ payment }) => this.providers.intentOf(payment));
      const answered = await this.providers.of(method)?.status?.(intents, asker);
      for (const [orderId, answer] of answered ?? []) answers.set(orderId, answer);
    }
    return answers;
  }

  /** Which orders have been paid by money that was recorded now or before. */
  private async recordAll(taken: Taken[], answers: Map<string, StatusAnswer>): Promise<Set<string>> {
    const paid = new Set<string>();
    for (const { payment } of taken) {
      const answer = answers.get(payment.orderId);
      if (answer?.outcome !== 'paid') continue;
      paid.add(payment.orderId);
      await this.take(payment, answer.money);
    }
    return paid;
  }

  private async take({ orderId, method }: Payment, money: SeenMoney): Promise<void> {
    const id = await this.recordEvidence.record({ ...money, provider: method, orderId });
    // It is recorded: what fails now is made up for by a job.
    await this.postEvidence
      .post(id)
      .catch((error: Error) => this.logger.warn(`evidence ${id} could not be posted yet: ${error.message}`));
  }

  /** Tells people where nobody can say whether orders were paid whose time to pay is over. */
  private async alert(taken: Taken[], answers: Map<string, StatusAnswer>, askedAt: Date): Promise<void> {
    const unclear = taken.flatMap(({ payment }) => {
      const answer = answers.get(payment.orderId);
      const waits = payment.status === 'pending' && payment.payUntil <= askedAt;
      return waits && answer?.outcome === 'cannot_check' ? [{ payment, why: answer.why }] : [];
    });
    if (unclear.length > 0) await this.tell(unclear);
  }

  private tell(unclear: { payment: Payment; why: CannotCheck }[]): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      const order_id = await this.checks.claimAlert(
        tx,
        unclear.map(({ payment }) => payment.orderId),
      );
      const told = unclear.find(({ payment }) => payment.orderId === order_id);
      if (!told) return;
      const data = {
        order_id: told.payment.orderId,
        order_number: told.payment.orderNumber ?? undefined,
        reason: told.why,
      };
      await this.outbox.record(tx, newEvent('payment.cannot-check.v1', data.order_id, data));
    });
  }
}

const looksAt = (lookedAt: Date | null, now: Date): boolean =>
  lookedAt !== null && now.getTime() - lookedAt.getTime() < looksForMs;

/** Those at which somebody looks, then those that wait for their money, and the newest first: a bank may answer for a few only. */
const byUrgency = (now: Date) => (one: Taken, other: Taken) => {
  const rank = ({ check, payment }: Taken) =>
    Number(looksAt(check.lookedAt, now)) * 2 + Number(payment.status === 'pending');
  return rank(other) - rank(one) || other.payment.createdAt.getTime() - one.payment.createdAt.getTime();
};

function noted(
  { orderId, tries, lookedAt }: BankCheck,
  { payUntil, status }: Payment,
  answer: StatusAnswer | undefined,
  askedAt: Date,
  paid: Set<string>,
): Noted {
  const now = new Date();
  if (!answer) return { orderId, outcome: null, nextCheckAt: new Date(now.getTime() + putOffMs) };
  const isLooked = looksAt(lookedAt, askedAt);
  const isPaid = paid.has(orderId) || status === 'completed' || status === 'refunded';
  return {
    orderId,
    outcome: answer.outcome,
    nextCheckAt: nextCheck({ now, payUntil, tries: tries + 1, isLooked, isPaid }),
  };
}
