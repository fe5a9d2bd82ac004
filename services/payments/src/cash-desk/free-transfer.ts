import { Injectable } from '@nestjs/common';
import { newEvent, Outbox } from '@mekong/messaging';
import type { EntityManager } from 'typeorm';
import { LedgerRepository, linesOfSale, reversed } from '../ledger/index.js';
import { PaymentsRepository } from '../payments/index.js';
import { UnmatchedRepository } from '../posting/index.js';

/**
 * A transfer has paid an order that was refused at the door, or given up as nobody could confirm it, in the same moment: orders decides
 * that it is over, so nothing is sold, and the money is unmatched again. Publishes money.unmatched.
 */
@Injectable()
export class FreeTransfer {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly unmatched: UnmatchedRepository,
    private readonly ledger: LedgerRepository,
    private readonly outbox: Outbox,
  ) {}

  async free(tx: EntityManager, orderId: string): Promise<void> {
    const payment = await this.payments.lock(tx, orderId);
    const reason = 'cancelled';
    const money = payment && (await this.unmatched.reopenOf(tx, orderId, reason));
    if (!money) return;
    const { id: evidence_id, journalId, minor, currency } = money;
    await this.payments.unsettle(tx, orderId, 'cancelled');
    const at = new Date();
    const detached = reversed(await this.ledger.linesOf(tx, journalId));
    await this.ledger.write(tx, { at, kind: 'detached', orderId, lines: detached });
    const unsold = reversed(linesOfSale('receivable', payment));
    await this.ledger.write(tx, { at, kind: 'unsold', orderId, lines: unsold });
    const order_number = payment.orderNumber ?? undefined;
    const data = { evidence_id, order_id: orderId, order_number, reason, amount: { minor, currency } };
    await this.outbox.record(tx, newEvent('money.unmatched.v1', orderId, data));
  }
}
