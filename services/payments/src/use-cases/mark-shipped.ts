import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Payment } from '../domain/payment.js';

/** The goods have left: the payment can no longer be refunded. Throws (to be tried again) while the payment is unknown. */
@Injectable()
export class MarkShipped {
  async run(tx: EntityManager, orderId: string): Promise<void> {
    const { affected } = await tx.update(Payment, { orderId }, { shipped: true });
    if (!affected) throw new Error(`there is no payment of order ${orderId}`);
  }
}
