import { Injectable } from '@nestjs/common';
import type { EventData } from '@mekong/contracts';
import { newEvent, Outbox } from '@mekong/messaging';
import type { EntityManager } from 'typeorm';
import { LedgerRepository, linesOfSale, reversed } from '../ledger/index.js';
import { PaymentsRepository } from '../payments/index.js';
import { UnmatchedRepository } from './unmatched.repository.js';

/**
 * Money that came late was to pay its order after all, which orders could not reopen: the payment is as before, and the money is
 * unmatched again, so that people give it back.
 */
@Injectable()
export class FreeLateMoney {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly unmatched: UnmatchedRepository,
    private readonly ledger: LedgerRepository,
    private readonly outbox: Outbox,
  ) {}

  async free(tx: EntityManager, told: EventData<'order.not-reopened.v1'>): Promise<void> {
    const { order_id: orderId, order_number, payment_status } = told;
    const payment = await this.payments.lock(tx, orderId);
    const reason = 'not-reopened';
    const money = payment && (await this.unmatched.reopenOf(tx, orderId, reason));
    if (!money) return;
    await this.payments.unsettle(tx, orderId, payment_status);
    const lines = reversed(linesOfSale('unmatched', payment));
    await this.ledger.write(tx, { at: new Date(), kind: 'detached', orderId, lines });
    const amount = { minor: payment.amountMinor, currency: payment.currency };
    const data = { evidence_id: money.id, order_id: orderId, order_number, reason, amount };
    await this.outbox.record(tx, newEvent('money.unmatched.v1', orderId, data));
  }
}
