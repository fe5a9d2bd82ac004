import { Injectable } from '@nestjs/common';
import { notFound } from '@mekong/contracts';
import { type Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { refuseUnpaid } from './refuse-unpaid.js';
import { type Order, OrderChanges } from '../orders/index.js';
import { GiveBack } from './give-back.js';
import { RefundsRepository } from './refunds.repository.js';

export interface LinesToRefund {
  lines: { id: number; quantity: number }[];
  reason: string;
  restock: boolean;
}

/**
 * Staff refund some pieces of a paid order, also after it was shipped. The lock of the order's row bounds what is given back
 * in pieces and cents, whoever refunds at once. A call that is repeated with its key does nothing more. Publishes what
 * `GiveBack` does; throws NotRefundable, TooManyToRefund or IdempotencyKeyReused.
 */
@Injectable()
export class RefundLines {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: OrderChanges,
    private readonly refunds: RefundsRepository,
    private readonly giveBack: GiveBack,
  ) {}

  refund(caller: Identity, orderId: string, key: string, wanted: LinesToRefund): Promise<Order> {
    return this.dataSource.transaction((tx) =>
      this.changes.change(tx, caller, orderId, async (order) => {
        if (await this.refunds.isRepeated(tx, orderId, key, wanted)) return undefined;
        refuseUnpaid(order);
        const quantities = new Map(wanted.lines.map(({ id, quantity }) => [id, quantity]));
        if (wanted.lines.some(({ id }) => order.items.every((item) => item.id !== id)))
          throw notFound('Line');
        const { reason, restock } = wanted;
        return this.giveBack.giveBack(tx, caller, order, { quantities, reason, restock });
      }),
    );
  }
}
