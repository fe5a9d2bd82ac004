import { Injectable } from '@nestjs/common';
import type { EventData } from '@mekong/contracts';
import type { EntityManager } from 'typeorm';
import { Payment } from '../domain/payment.js';

/** An order was placed: its payment waits until the order's deadline. */
@Injectable()
export class OpenPayment {
  async run(tx: EntityManager, order: EventData<'order.placed.v1'>): Promise<void> {
    const row = {
      orderId: order.order_id,
      userId: order.customer.user_id,
      amountCents: order.total.amount,
      status: 'pending' as const,
      payUntil: new Date(order.pay_until),
    };
    await tx.createQueryBuilder().insert().into(Payment).values(row).orIgnore().execute();
  }
}
