import { shopDay } from '@mekong/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { newEvent } from '@mekong/messaging';
import { requireFreshPassword, type Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { CONFIG, type OrdersConfig } from '../config.js';
import { InvoicesRepository } from '../invoices/index.js';
import { TooMuchToRefund } from './errors.js';
import { refuseUnpaid } from './refuse-unpaid.js';
import { briefOf, type Order, OrderChanges } from '../orders/index.js';
import { GiveBack } from './give-back.js';
import { RefundsRepository } from './refunds.repository.js';

/**
 * Staff give an amount of a paid order back without any piece, such as for a scratch. The lock of the order's row bounds what
 * is given back; a call that is repeated with its key does nothing more. With the last cent the order is refunded as a whole, and
 * what is not shipped yet is on sale again. Publishes order.partly-refunded without lines and staff.acted; throws NotRefundable,
 * TooMuchToRefund, IdempotencyKeyReused, and CONFIRM_PASSWORD as `GiveBack` does.
 */
@Injectable()
export class RefundAmount {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: OrderChanges,
    private readonly refunds: RefundsRepository,
    private readonly giveBack: GiveBack,
    private readonly invoices: InvoicesRepository,
    @Inject(CONFIG) private readonly config: OrdersConfig,
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
        const { amountCents, reason } = wanted;
        refuseUnpaid(order);
        const leftCents = order.totalCents - order.refundedCents;
        if (amountCents > leftCents) throw new TooMuchToRefund(leftCents);
        // Nobody is to pack or to buy a second time what the shop has given all the money back for.
        if (amountCents === leftCents)
          return this.giveBack.giveBack(tx, caller, order, { reason, restock: order.status === 'paid' });
        if (order.refundedCents + amountCents > this.config.REFUND_CONFIRM_CENTS)
          requireFreshPassword(caller);
        order.refundedCents += amountCents;
        await this.invoices.credit(tx, orderId, order.refundedCents, { day: shopDay() });
        const amount = { amount: amountCents, currency: 'USD' as const };
        const after = { payment: order.paymentStatus, amount: amountCents / 100, products: [], reason };
        return {
          entry: { type: 'partly_refunded', amountCents, reason },
          events: [newEvent('order.partly-refunded.v1', orderId, { ...briefOf(order), amount, lines: [] })],
          act: { action: 'order.partly-refunded', facts: { before: { payment: 'completed' }, after } },
        };
      }),
    );
  }
}
