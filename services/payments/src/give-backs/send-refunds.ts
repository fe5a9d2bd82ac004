import { paymentMethods } from '@mekong/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { EvidenceRepository, LedgerRepository, type JournalLine } from '../ledger/index.js';
import { type Payment, PaymentProviders, PaymentsRepository } from '../payments/index.js';
import type { Intent, PaymentProvider, RefundAnswer } from '../providers/index.js';
import { PromisesRepository } from './promises.repository.js';
import { RefundCallsRepository, type RefundCall } from './refund-calls.repository.js';

const cannotSay = { outcome: 'cannot_say', why: 'no_answer' } as const satisfies RefundAnswer;

/** Longer than a provider may take to hear of the last question: only then its status says whether it has. */
const firstWaitSeconds = 60;
const longestWaitSeconds = 3_600;

/**
 * Has providers give back what people have asked for. That one was asked is written before; from the second try on its status
 * decides whether the money went, so that a process that is killed, or an answer that is lost, gives nothing twice.
 */
@Injectable()
export class SendRefunds {
  private readonly logger = new Logger(SendRefunds.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly providers: PaymentProviders,
    private readonly payments: PaymentsRepository,
    private readonly promises: PromisesRepository,
    private readonly calls: RefundCallsRepository,
    private readonly evidence: EvidenceRepository,
    private readonly ledger: LedgerRepository,
  ) {}

  /** All that are due. One that fails stops no other. */
  async sendDue(isStopped: () => boolean = () => false): Promise<void> {
    // Without such a provider nobody could be asked.
    if (!paymentMethods.some((method) => this.providers.of(method)?.refund)) return;
    for (let call = await this.calls.takeDue(); call; call = await this.calls.takeDue()) {
      await this.send(call).catch((error: Error) => this.warn(call!, error.message));
      if (isStopped()) return;
    }
  }

  private async send(call: RefundCall): Promise<void> {
    const payment = (await this.payments.find(call.orderId))!;
    const answer = await this.answerOf(call, payment);
    const isOver = answer.outcome !== 'cannot_say' && (await this.write(call, payment, answer));
    if (isOver) return;
    await this.calls.putOff(call, Math.min(firstWaitSeconds * 2 ** (call.tries - 1), longestWaitSeconds));
  }

  private async answerOf(call: RefundCall, payment: Payment): Promise<RefundAnswer> {
    const provider = this.providers.of(payment.method);
    if (!provider?.refund) return cannotSay;
    const intent = this.providers.intentOf(payment);
    if (call.tries > 1 && provider.status) {
      const known = await this.known(call, payment, provider, intent);
      if (known) return known;
    }
    const { promiseId, currency, minor, givenBefore } = call;
    const refund = { key: `${promiseId}-${currency}`, currency, minor, givenBefore };
    return provider.refund(intent, refund).catch((error: Error) => {
      this.warn(call, error.message);
      return cannotSay;
    });
  }

  /** What came of an earlier try; undefined where its provider says that nothing was given, so that it may be asked again. */
  private async known(
    { givenBefore, minor }: RefundCall,
    { orderId, transactionId }: Payment,
    provider: PaymentProvider,
    intent: Intent,
  ): Promise<RefundAnswer | undefined> {
    const answers = await provider.status!([intent]).catch(() => new Map<string, never>());
    const answer = answers.get(orderId);
    if (answer?.outcome !== 'paid' || answer.givenBackMinor === undefined) return cannotSay;
    const all = givenBefore + minor;
    if (answer.givenBackMinor < all) return undefined;
    return { outcome: 'given', transactionId: `${transactionId}:${all}`, at: new Date() };
  }

  /** Whether what came of it is written: not where its id proves other money, which its status then tells apart. */
  private write(
    call: RefundCall,
    payment: Payment,
    answer: Exclude<RefundAnswer, { outcome: 'cannot_say' }>,
  ): Promise<boolean> {
    return this.dataSource.transaction(async (tx) => {
      const promised = await this.promises.lock(tx, Number(call.promiseId), call.currency);
      if (!promised || promised.isGiven) throw new Error('somebody else has kept this promise');
      if (answer.outcome === 'refused') {
        await this.calls.end(tx, call, 'refused', answer.why.slice(0, 200));
        return true;
      }
      return this.book(tx, call, payment, answer);
    });
  }

  private async book(
    tx: EntityManager,
    call: RefundCall,
    { method }: Payment,
    { transactionId, at }: { transactionId: string; at: Date },
  ): Promise<boolean> {
    const { orderId, currency, minor } = call;
    const proof = { provider: method, transactionId, orderId, currency, minor, at };
    const evidenceId = await this.evidence.addGiven(tx, { ...proof, toAccount: null, payer: null });
    if (!evidenceId) {
      this.warn(call, `its provider tells of ${transactionId}, which is other money`);
      return false;
    }
    // Another try has ended it: what was written here is undone.
    if (!(await this.calls.end(tx, call, 'done'))) throw new Error('it was given before');
    const lines = [
      { account: 'to-give-back', currency, minor },
      { account: method, currency, minor: -minor },
    ] as JournalLine[];
    const journalId = await this.ledger.write(tx, { at, kind: 'given-back', orderId, evidenceId, lines });
    await this.promises.give(tx, call, journalId);
    return true;
  }

  private warn({ orderId }: RefundCall, why: string): void {
    this.logger.warn(`money of order ${orderId} could not be given back yet: ${why}`);
  }
}
