import type { EventData } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CourierCashRepository, linesOfCash, linesOfFee, ownRiders } from '../cash/index.js';
import { EvidenceRepository, LedgerRepository, linesOfSale } from '../ledger/index.js';
import { type Payment, PaymentsRepository } from '../payments/index.js';
import { CashPaymentsRepository } from './cash-payments.repository.js';

type Collected = EventData<'order.cash-collected.v1'>;
type Refused = EventData<'order.cash-refused.v1'>;

const byCash = { provider: 'cod', toAccount: null, payer: null } as const;

/**
 * Books the cash that a courier has collected for an order, and the fee for one that was refused, once each; until it is handed in the
 * courier holds it, and the payment stays pending. Throws for an order of which payments has not heard, so that the event is retried.
 */
@Injectable()
export class TakeCash {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly cashPayments: CashPaymentsRepository,
    private readonly cash: CourierCashRepository,
    private readonly evidence: EvidenceRepository,
    private readonly ledger: LedgerRepository,
  ) {}

  async collected(tx: EntityManager, data: Collected): Promise<void> {
    const payment = await this.lockNew(tx, data.order_id, data.collected_at);
    if (!payment) return;
    const { order_id: orderId, courier, usd_cents: usdCents, khr } = data;
    const at = new Date(data.collected_at);
    const taken = { courier: await this.cash.holderOf(tx, courier ?? ownRiders), usdCents, khr };
    const evidenceId = await this.record(tx, data, at);
    // Paid by a transfer before, it was sold then, and the cash is its buyer's.
    const isPaid = payment.status === 'completed' || payment.status === 'refunded';
    const sale = { at, kind: 'sold', orderId, lines: linesOfSale('receivable', payment) };
    if (!isPaid) await this.ledger.write(tx, sale);
    const cash = { ...taken, roundingKhr: data.rounding_khr };
    const lines = linesOfCash(payment, cash, isPaid ? 'to-give-back' : 'receivable');
    await this.ledger.write(tx, { at, kind: 'cash-collected', orderId, evidenceId, lines });
    await this.cash.add(tx, {
      ...{ ...taken, orderId, orderNumber: data.order_number ?? null, collectedAt: at, evidenceId },
      ...{ rielRate: data.riel_rate, feeCents: data.fee_cents ?? 0, isRefused: false },
    });
    await this.cashPayments.noteCollected(tx, orderId);
  }

  async refused(tx: EntityManager, data: Refused): Promise<void> {
    if (!(await this.lockNew(tx, data.order_id, data.refused_at))) return;
    const { order_id: orderId, fee_cents: feeCents } = data;
    const at = new Date(data.refused_at);
    const courier = await this.cash.holderOf(tx, data.courier ?? ownRiders);
    const fee = { ...byCash, orderId, transactionId: `${orderId}:FEE`, minor: feeCents, at };
    const evidenceId = (await this.evidence.addIn(tx, 'refund', { ...fee, currency: 'USD' }))!;
    const lines = linesOfFee(courier, feeCents);
    await this.ledger.write(tx, { at, kind: 'cash-refused', orderId, evidenceId, lines });
    await this.cash.add(tx, {
      ...{ orderId, orderNumber: data.order_number ?? null, courier, collectedAt: at, evidenceId },
      ...{ usdCents: 0, khr: 0, rielRate: data.riel_rate, feeCents, isRefused: true },
    });
  }

  /** The payment of an order whose cash was not noted before, locked; undefined where it was. */
  private async lockNew(tx: EntityManager, orderId: string, at: string): Promise<Payment | undefined> {
    const payment = await this.payments.lock(tx, orderId);
    if (!payment) throw new Error(`there is no payment of order ${orderId}`);
    const known = await this.cash.known(tx, orderId);
    if (!known) return payment;
    const isRepeat = known.isRefused || known.collectedAt.getTime() === new Date(at).getTime();
    // It was undone, of which payments has not heard yet.
    if (!isRepeat) throw new Error(`order ${orderId} has another hand-over`);
    return undefined;
  }

  /** Evidence of what came in each money; change is what went. Answers the id of the first. */
  private async record(
    tx: EntityManager,
    { order_id: orderId, usd_cents: usdCents, khr }: Collected,
    at: Date,
  ): Promise<string> {
    const ids: string[] = [];
    for (const [currency, minor] of [['USD', usdCents] as const, ['KHR', khr] as const]) {
      if (minor === 0) continue;
      const transactionId = `${orderId}:${currency}`;
      const seen = { ...byCash, orderId, transactionId, currency, minor: Math.abs(minor), at };
      const kind = minor > 0 ? 'payment' : 'refund';
      const id = await this.evidence.addIn(tx, kind, seen);
      // Handed over once more, after the first time was undone.
      const again = { ...seen, transactionId: `${transactionId}:${at.toISOString()}` };
      ids.push(id ?? (await this.evidence.addIn(tx, kind, again))!);
    }
    return ids[0]!;
  }
}
