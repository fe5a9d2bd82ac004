import { shopDay } from '@mekong/contracts';
import { newEvent } from '@mekong/messaging';
import { requireFreshPassword, type Identity } from '@mekong/service-defaults';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CONFIG, type OrdersConfig } from '../config.js';
import { InvoicesRepository } from '../invoices/index.js';
import { briefOf, howPaid, type Order, type OrderChange } from '../orders/index.js';
import { TooMuchToRefund } from './errors.js';
import { GiveBack } from './give-back.js';

/**
 * Gives an amount of a locked paid order back without any piece, in a change of it. With the last cent the order is refunded as a whole, and
 * what is not shipped yet is on sale again. Publishes order.partly-refunded without lines and staff.acted; throws TooMuchToRefund,
 * and CONFIRM_PASSWORD as `GiveBack` does.
 */
@Injectable()
export class GiveAmount {
  constructor(
    private readonly giveBack: GiveBack,
    private readonly invoices: InvoicesRepository,
    @Inject(CONFIG) private readonly config: OrdersConfig,
  ) {}

  async give(
    tx: EntityManager,
    caller: Identity,
    order: Order,
    { amountCents, reason }: { amountCents: number; reason: string },
  ): Promise<OrderChange> {
    const leftCents = order.totalCents - order.refundedCents;
    if (amountCents > leftCents) throw new TooMuchToRefund(leftCents);
    // Nobody is to pack or to buy a second time what the shop has given all the money back for.
    if (amountCents === leftCents)
      return this.giveBack.giveBack(tx, caller, order, { reason, restock: order.status === 'paid' });
    if (order.refundedCents + amountCents > this.config.REFUND_CONFIRM_CENTS) requireFreshPassword(caller);
    order.refundedCents += amountCents;
    await this.invoices.credit(tx, order.id, order.refundedCents, { day: shopDay() });
    const amount = { amount: amountCents, currency: 'USD' as const };
    const after = { payment: order.paymentStatus, amount: amountCents / 100, products: [], reason };
    return {
      entry: { type: 'partly_refunded', amountCents, reason },
      events: [
        newEvent('order.partly-refunded.v1', order.id, {
          ...briefOf(order),
          ...howPaid(order),
          amount,
          lines: [],
        }),
      ],
      act: { action: 'order.partly-refunded', facts: { before: { payment: 'completed' }, after } },
    };
  }
}
