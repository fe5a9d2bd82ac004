import { Inject, Injectable } from '@nestjs/common';
import { newEvent, Outbox } from '@mekong/messaging';
import { DataSource } from 'typeorm';
import { CONFIG, type PaymentsConfig } from '../config.js';
import { PaymentsRepository } from './payments.repository.js';

const batchSize = 100;

/**
 * Puts payments under review whose provider could not be asked for CANNOT_CHECK_HOURS after their time to pay: their stock goes back,
 * but nobody says that they were not paid. Publishes payment.review.
 */
@Injectable()
export class ReviewPayments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly payments: PaymentsRepository,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: PaymentsConfig,
  ) {}

  async review(): Promise<void> {
    for (let reviewed = batchSize; reviewed === batchSize;) reviewed = await this.reviewBatch();
  }

  private reviewBatch(): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      const hours = this.config.CANNOT_CHECK_HOURS;
      const reviewed = await this.payments.giveUpWaiting(tx, batchSize, hours);
      const reviewed_at = new Date().toISOString();
      const events = reviewed.map((payment) => {
        const { orderId: order_id, orderNumber } = payment;
        const data = { order_id, order_number: orderNumber ?? undefined, reviewed_at };
        return newEvent('payment.review.v1', order_id, data, payment);
      });
      await this.outbox.record(tx, ...events);
      return reviewed.length;
    });
  }
}
