import { Injectable } from '@nestjs/common';
import type { ShopEvent } from '@mekong/contracts';
import type { EntityManager } from 'typeorm';
import { PaymentsRepository } from './payments.repository.js';

/** Opens the payments of placed orders, to be paid by the orders' deadlines. */
@Injectable()
export class OpenPayments {
  constructor(private readonly payments: PaymentsRepository) {}

  async open(tx: EntityManager, events: ShopEvent<'order.placed.v1'>[]): Promise<void> {
    await this.payments.open(
      tx,
      events.map(({ data: order, traceparent = null }) => ({
        orderId: order.order_id,
        orderNumber: order.order_number ?? null,
        userId: order.customer.user_id,
        amountCents: order.total.amount,
        deliveryCents: order.shipping.amount,
        taxCents: order.tax.amount,
        payUntil: new Date(order.pay_until),
        traceparent,
      })),
    );
  }
}
