import { Injectable } from '@nestjs/common';
import { newEvent, Outbox } from '@mekong/messaging';
import { DataSource } from 'typeorm';
import { PaymentsRepository } from './payments.repository.js';

const batchSize = 100;

/** Ends the payments whose time has run out; publishes payment.expired, once for each however many replicas run it. */
@Injectable()
export class ExpirePayments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly payments: PaymentsRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Answers how many were ended. */
  async expire(): Promise<number> {
    let total = 0;
    for (let ended = batchSize; ended === batchSize; total += ended) ended = await this.expireBatch();
    return total;
  }

  private expireBatch(): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      const expired = await this.payments.expireDue(tx, batchSize);
      const expired_at = new Date().toISOString();
      const events = expired.map((payment) => {
        const { orderId: order_id } = payment;
        return newEvent('payment.expired.v1', order_id, { order_id, expired_at }, payment);
      });
      await this.outbox.record(tx, ...events);
      return expired.length;
    });
  }
}
