import { Injectable, Logger } from '@nestjs/common';
import { newEvent, Outbox } from '@mekong/messaging';
import { linkTrace } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import {
  EvidenceRepository,
  LedgerRepository,
  linesIn,
  linesOfSale,
  TwinsRepository,
  type Evidence,
} from '../ledger/index.js';
import { type Payment, paymentCompleted, PaymentsRepository } from '../payments/index.js';
import { PayByStatement } from './pay-by-statement.js';
import { TakeTransfer } from './take-transfer.js';
import { UnmatchedRepository } from './unmatched.repository.js';
import { whyUnmatched, type UnmatchedReason } from './why-unmatched.js';

const batchSize = 100;

/**
 * Decides what becomes of money that came, once for each evidence, and books it: it completes the payment, whose event goes to
 * orders, or stands on the account `unmatched` until people have decided. Never throws away either.
 */
@Injectable()
export class PostEvidence {
  private readonly logger = new Logger(PostEvidence.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly evidence: EvidenceRepository,
    private readonly payments: PaymentsRepository,
    private readonly unmatched: UnmatchedRepository,
    private readonly ledger: LedgerRepository,
    private readonly twins: TwinsRepository,
    private readonly payByStatement: PayByStatement,
    private readonly takeTransfer: TakeTransfer,
    private readonly outbox: Outbox,
  ) {}

  post(evidenceId: string): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      await this.twins.goOn(tx);
      if (!(await this.evidence.takeToPost(tx, evidenceId))) return;
      const evidence = (await this.evidence.find(tx, evidenceId))!;
      const before = evidence.provider === 'khqr' ? await this.twins.findToldBefore(tx, evidence) : undefined;
      if (!before) return this.decide(tx, evidence);
      // The statement may not have been posted yet; then it is, as money of the order that is known now.
      if (await this.evidence.takeToPost(tx, before)) await this.decide(tx, { ...evidence, id: before });
      await this.payByStatement.pay(tx, evidence, before);
    });
  }

  private async decide(tx: EntityManager, evidence: Evidence): Promise<void> {
    const payment = evidence.orderId ? await this.payments.lock(tx, evidence.orderId) : undefined;
    const reason = whyUnmatched(evidence, payment);
    if (reason) await this.setAside(tx, evidence, reason, payment);
    else await this.complete(tx, evidence, payment!);
  }

  /** What is left, such as by a process that was killed. One that fails stops no other. */
  async postLeft(isStopped: () => boolean = () => false): Promise<void> {
    for (const id of await this.evidence.findToPost(batchSize)) {
      if (isStopped()) return;
      await this.post(id).catch((error: Error) =>
        this.logger.error(`evidence ${id} could not be posted: ${error.message}`),
      );
    }
  }

  private async complete(tx: EntityManager, evidence: Evidence, payment: Payment): Promise<void> {
    const { orderId } = payment;
    linkTrace(payment.traceparent);
    await this.payments.settle(tx, orderId, evidence);
    const lines = linesOfSale('khqr', payment);
    await this.ledger.write(tx, {
      at: evidence.at,
      kind: 'payment',
      orderId,
      evidenceId: evidence.id,
      lines,
    });
    await this.outbox.record(tx, paymentCompleted(payment, evidence));
  }

  private async setAside(
    tx: EntityManager,
    { id, provider, transactionId, at, orderId, currency, minor }: Evidence,
    reason: UnmatchedReason,
    payment?: Payment,
  ): Promise<void> {
    const lines = linesIn(currency, { khqr: minor, unmatched: -minor });
    await this.ledger.write(tx, { at, kind: 'unmatched', orderId, evidenceId: id, lines });
    await this.unmatched.open(tx, id, reason);
    // It may have been handed in by a courier while it waited to be posted.
    const [bankId = ''] = transactionId.split('#');
    if (provider === 'statement' && (await this.takeTransfer.settle(tx, bankId)).includes(id)) return;
    const data = {
      evidence_id: id,
      order_id: orderId,
      order_number: payment?.orderNumber ?? undefined,
      reason,
      amount: { minor, currency },
    };
    await this.outbox.record(tx, newEvent('money.unmatched.v1', orderId ?? id, data));
  }
}
