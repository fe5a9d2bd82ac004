import type { Identity } from '@mekong/service-defaults';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Order, OrderChange } from '../orders/index.js';
import { TooMuchToRefund } from './errors.js';
import { GiveAmount } from './give-amount.js';
import { GiveBack } from './give-back.js';
import { refuseUnpaid } from './refuse-unpaid.js';

interface ReturnedPieces {
  quantities: Map<number, number>;
  /** Instead of what was paid for them. */
  amountCents: number | undefined;
  reason: string;
}

/** Gives the money of pieces of a locked order back that came back, which are in the stock already or never: at most what was paid for them. */
@Injectable()
export class RefundReturned {
  constructor(
    private readonly giveBack: GiveBack,
    private readonly giveAmount: GiveAmount,
  ) {}

  async refund(
    tx: EntityManager,
    caller: Identity,
    order: Order,
    { quantities, amountCents, reason }: ReturnedPieces,
  ): Promise<{ change: OrderChange; isAmount: boolean; cents: number }> {
    refuseUnpaid(order);
    const before = order.refundedCents;
    const worth = await this.giveBack.worthOf(tx, order, quantities);
    if (amountCents !== undefined && amountCents > worth) throw new TooMuchToRefund(worth);
    const isAmount = amountCents !== undefined && amountCents < worth;
    const change = isAmount
      ? await this.giveAmount.give(tx, caller, order, { amountCents, reason })
      : await this.giveBack.giveBack(tx, caller, order, {
          ...{ quantities, reason, restock: false, isGoodsOnly: true },
        });
    return { change, isAmount, cents: order.refundedCents - before };
  }
}
