import { Injectable } from '@nestjs/common';
import { notFound } from '@mekong/contracts';
import { type Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { NotRefundable } from '../errors.js';
import type { Order } from '../orders/order.entity.js';
import { packedStatuses } from '../orders/order-scope.js';
import { OrdersRepository } from '../orders/orders.repository.js';
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
    private readonly orders: OrdersRepository,
    private readonly refunds: RefundsRepository,
    private readonly giveBack: GiveBack,
  ) {}

  run(caller: Identity, orderId: string, key: string, wanted: LinesToRefund): Promise<Order> {
    return this.dataSource.transaction(async (tx) => {
      const order = await this.orders.lock(tx, orderId);
      if (!order) throw notFound('Order');
      if (await this.refunds.isRepeated(tx, orderId, key, wanted)) return order;
      if (!packedStatuses.includes(order.status)) throw new NotRefundable(order);
      const quantities = new Map(wanted.lines.map(({ id, quantity }) => [id, quantity]));
      if (wanted.lines.some(({ id }) => order.items.every((item) => item.id !== id))) throw notFound('Line');
      const { reason, restock } = wanted;
      await this.giveBack.run(tx, caller, order, { quantities, reason, restock });
      return order;
    });
  }
}
