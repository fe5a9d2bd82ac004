import { Injectable } from '@nestjs/common';
import { type Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { NotRefundable } from './errors.js';
import { type Order, OrderChanges } from '../orders/index.js';
import { GiveBack, type Returned } from './give-back.js';

/**
 * Staff refund all that is left of a paid order; payments pays the money back when it gets the event. The lock of the
 * order's row decides between a refund and a shipment at the same time. Publishes what `GiveBack` does; repeatable;
 * throws NotRefundable unless the order is paid and not shipped.
 */
@Injectable()
export class RefundOrder {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: OrderChanges,
    private readonly giveBack: GiveBack,
  ) {}

  refund(caller: Identity, orderId: string, returned: Pick<Returned, 'reason' | 'restock'>): Promise<Order> {
    return this.dataSource.transaction((tx) =>
      this.changes.change(tx, caller, orderId, (order) => {
        if (order.status === 'refunded') return undefined;
        if (order.status !== 'paid') throw new NotRefundable(order);
        return this.giveBack.giveBack(tx, caller, order, returned);
      }),
    );
  }
}
