import { Injectable } from '@nestjs/common';
import { Outbox, staffActed } from '@mekong/messaging';
import { onceByKey, type Identity } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { CourierCashRepository, linesOfHandedIn, type HandedIn } from '../cash/index.js';
import { LedgerRepository } from '../ledger/index.js';
import { paymentCompleted, PaymentsRepository } from '../payments/index.js';
import { TakeTransfer } from '../posting/index.js';
import { aboutRemittance } from './audit.js';
import { rowsOf, type RemittedRow } from './judge-remittance.js';

export interface Remittance {
  courier: string;
  orders: HandedIn[];
  /** By which people find it, such as the bank's id of the transfer. */
  reference: string;
  to: 'bank' | 'cash-box';
}

/** What was handed in, with its sums. */
export interface Remitted extends Omit<Remittance, 'orders'> {
  id: string;
  orders: { id: string; number: string }[];
  usdCents: number;
  khr: number;
  feeCents: number;
}

/**
 * Staff note that a courier has handed in what it held for orders, or sent it to the bank less its fees: all of it, or nothing where
 * one row is wrong (RemittanceRefused). Books it, and completes the payments. The locks of the rows of cash decide between two who do
 * it at once. Publishes payment.completed for each order, and staff.acted.
 */
@Injectable()
export class RemitCash {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cash: CourierCashRepository,
    private readonly payments: PaymentsRepository,
    private readonly ledger: LedgerRepository,
    private readonly takeTransfer: TakeTransfer,
    private readonly outbox: Outbox,
  ) {}

  remit(caller: Identity, remittance: Remittance): Promise<Remitted> {
    return onceByKey(this.dataSource, async (tx) => {
      const { courier, orders, reference, to: account } = remittance;
      const ids = orders.map(({ orderId }) => orderId);
      await this.takeTransfer.goOn(tx);
      const rows = rowsOf(courier, await this.cash.lockAll(tx, ids), orders);
      const sums = sumsOf(orders);
      const id = await this.cash.handIn(tx, ids, { courier, reference, account, ...sums });
      const at = new Date();
      // They do not wait for each other, and so share round trips.
      await Promise.all(rows.map((row) => this.book(tx, row, account, at)));
      if (account === 'bank') await this.takeTransfer.settle(tx, reference);
      await this.complete(tx, rows, at);
      const after = {
        ...{ courier, to: account, orders: rows.length },
        ...{ dollars: sums.usdCents / 100, riel: sums.khr, fees: sums.feeCents / 100 },
      };
      await this.outbox.record(
        tx,
        staffActed(caller, 'money.remitted', aboutRemittance({ id, reference }), { after }),
      );
      const named = rows.map(({ cash }) => ({ id: cash.orderId, number: cash.orderNumber ?? cash.orderId }));
      return { ...{ id, courier, reference, to: account, orders: named }, ...sums };
    });
  }

  private async book(
    tx: EntityManager,
    { cash, handedIn }: RemittedRow,
    to: Remittance['to'],
    at: Date,
  ): Promise<void> {
    const lines = linesOfHandedIn(cash, handedIn, to);
    await this.ledger.write(tx, { at, kind: 'remittance', orderId: cash.orderId, lines });
  }

  /** Those of what was collected; of a refused order nothing was. */
  private async complete(tx: EntityManager, rows: RemittedRow[], at: Date): Promise<void> {
    const collected = rows.map(({ cash }) => cash).filter(({ isRefused }) => !isRefused);
    const payments = await this.payments.lockAll(
      tx,
      collected.map(({ orderId }) => orderId),
    );
    // What was paid by a transfer before is paid by that.
    const waiting = payments.filter(({ status }) => status === 'pending');
    const events = await Promise.all(
      waiting.map(async (payment) => {
        const cash = collected.find(({ orderId }) => orderId === payment.orderId)!;
        const transactionId = `${cash.orderId}:${cash.usdCents > 0 ? 'USD' : 'KHR'}`;
        await this.payments.settle(tx, cash.orderId, { id: cash.evidenceId, transactionId, at });
        return paymentCompleted(payment, { transactionId, at }, cash.rielRate);
      }),
    );
    await this.outbox.record(tx, ...events);
  }
}

const sumsOf = (orders: HandedIn[]) => ({
  usdCents: orders.reduce((sum, { usdCents }) => sum + usdCents, 0),
  khr: orders.reduce((sum, { khr }) => sum + khr, 0),
  feeCents: orders.reduce((sum, { feeCents }) => sum + feeCents, 0),
});
