import type { Identity } from '@mekong/service-defaults';
import { Injectable } from '@nestjs/common';
import { RefundReturned } from '../refunds/index.js';
import { ReturnChanges } from './return-changes.js';
import type { Return } from './return.js';

/**
 * Staff give back what was paid for the pieces of a return that has arrived, or a smaller amount. Never more than was paid for its
 * lines, so the delivery stays paid. Publishes what a refund does; repeatable; throws NotRefundable, TooManyToRefund,
 * TooMuchToRefund, and CONFIRM_PASSWORD where it is much money.
 */
@Injectable()
export class RefundReturn {
  constructor(
    private readonly changes: ReturnChanges,
    private readonly refunds: RefundReturned,
  ) {}

  refund(caller: Identity, id: number, amountCents: number | undefined): Promise<Return> {
    return this.changes.change(caller, id, 'refunded', async (tx, order, changing) => {
      const quantities = new Map(changing.lines.map((line) => [line.id, line.quantity]));
      const given = { quantities, amountCents, reason: changing.reason };
      const { change, isAmount, cents } = await this.refunds.refund(tx, caller, order, given);
      changing.refundedCents = cents;
      return { change, isAmount };
    });
  }
}
