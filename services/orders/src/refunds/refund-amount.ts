import { Inject, Injectable } from '@nestjs/common';
import { notFound } from '@mekong/contracts';
import { newEvent, Outbox, staffActed } from '@mekong/messaging';
import { requireFreshPassword, type Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { aboutOrder } from '../audit.js';
import { CONFIG, type OrdersConfig } from '../config.js';
import { NotRefundable, TooMuchToRefund } from '../errors.js';
import { briefOf } from '../order-snapshot.js';
import { OrderEventsRepository } from '../orders/order-events.repository.js';
import type { Order } from '../orders/order.entity.js';
import { packedStatuses } from '../orders/order-scope.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { RefundsRepository } from './refunds.repository.js';

/**
 * Staff give an amount of a paid order back without any piece, such as for a scratch. The lock of the order's row bounds what
 * is given back; a call that is repeated with its key does nothing more. Publishes order.partly-refunded without lines and
 * staff.acted; throws NotRefundable, TooMuchToRefund, IdempotencyKeyReused, and CONFIRM_PASSWORD as `GiveBack` does.
 */
@Injectable()
export class RefundAmount {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrdersRepository,
    private readonly refunds: RefundsRepository,
    private readonly events: OrderEventsRepository,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: OrdersConfig,
  ) {}

  run(
    caller: Identity,
    orderId: string,
    key: string,
    wanted: { amountCents: number; reason: string },
  ): Promise<Order> {
    return this.dataSource.transaction(async (tx) => {
      const order = await this.orders.lock(tx, orderId);
      if (!order) throw notFound('Order');
      if (await this.refunds.isRepeated(tx, orderId, key, wanted)) return order;
      const { amountCents, reason } = wanted;
      if (!packedStatuses.includes(order.status)) throw new NotRefundable(order);
      const leftCents = order.totalCents - order.refundedCents;
      if (amountCents > leftCents) throw new TooMuchToRefund(leftCents);
      if (order.refundedCents + amountCents > this.config.REFUND_CONFIRM_CENTS) requireFreshPassword(caller);
      order.refundedCents += amountCents;
      order.version += 1;
      await this.orders.update(tx, order);
      const by = { id: caller.userId, name: caller.name };
      await this.events.record(tx, orderId, {
        ...{ type: 'partly_refunded', at: new Date(), by, amountCents, reason },
      });
      const amount = { amount: amountCents, currency: 'USD' as const };
      const after = { payment: order.paymentStatus, amount: amountCents / 100, products: [], reason };
      await this.outbox.record(
        tx,
        newEvent('order.partly-refunded.v1', orderId, { ...briefOf(order), amount, lines: [] }),
        staffActed(caller, 'order.partly-refunded', aboutOrder(order), {
          ...{ before: { payment: 'completed' }, after },
        }),
      );
      return order;
    });
  }
}
