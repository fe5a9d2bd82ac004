import { Injectable } from '@nestjs/common';
import { type Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { refuseUnpaid } from './refuse-unpaid.js';
import { type Order, OrderChanges } from '../orders/index.js';
import { GiveAmount } from './give-amount.js';
import { RefundsRepository } from './refunds.repository.js';

/**
 * Staff give an amount of a paid order back without any piece, such as for a scratch. The lock of the order's row bounds what
 * is given back; a call that is repeated with its key does nothing more. Publishes what `GiveAmount` does; throws NotRefundable
 * or IdempotencyKeyReused, and what that throws.
 */
@Injectable()
export class RefundAmount {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: OrderChanges,
    private readonly refunds: RefundsRepository,
    private readonly giveAmount: GiveAmount,
  ) {}

  refund(
    caller: Identity,
    orderId: string,
    key: string,
    wanted: { amountCents: number; reason: string },
  ): Promise<Order> {
    return this.dataSource.transaction((tx) =>
      this.changes.change(tx, caller, orderId, async (order) => {
        if (await this.refunds.isRepeated(tx, orderId, key, wanted)) return undefined;
        refuseUnpaid(order);
        return this.giveAmount.give(tx, caller, order, wanted);
      }),
    );
  }
}
