import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Payment, PaymentProviders, PaymentsRepository } from '../payments/index.js';
import { BankChecksRepository } from './bank-checks.repository.js';
import { nextCheck } from './next-check.js';

const batchSize = 100;

/** Makes stored payments known to their providers. What a killed process left is taken up by a job. */
@Injectable()
export class PreparePayments {
  private readonly logger = new Logger(PreparePayments.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly providers: PaymentProviders,
    private readonly payments: PaymentsRepository,
    private readonly checks: BankChecksRepository,
  ) {}

  /** The payment as it is then: with the code by which it is paid, unless there is no time left to pay it. */
  async prepare(payment: Payment): Promise<Payment> {
    const { orderId, payUntil } = payment;
    const provider = this.providers.of(payment.method);
    if (payment.status !== 'created' || !provider?.create || payUntil <= new Date()) return payment;
    const created = await provider.create(this.providers.intentOf(payment));
    const known = await this.dataSource.transaction(async (tx) => {
      const first = { tries: 0, isLooked: false, isPaid: false, payUntil, now: new Date() };
      const noted = await this.payments.noteKnown(tx, orderId, created);
      if (noted && provider.status) await this.checks.open(tx, orderId, nextCheck(first));
      return noted;
    });
    return known ?? (await this.payments.find(orderId))!;
  }

  /** Those of orders that were placed just now. */
  async prepareOf(orderIds: string[]): Promise<void> {
    await this.prepareAll(await this.payments.findAll(orderIds));
  }

  /** Those that were left stored only. */
  async prepareLeft(): Promise<void> {
    await this.prepareAll(await this.payments.findCreated(batchSize));
  }

  private async prepareAll(payments: Payment[]): Promise<void> {
    for (const payment of payments)
      await this.prepare(payment).catch((error: Error) =>
        this.logger.warn(`the payment of ${payment.orderId} could not be prepared: ${error.message}`),
      );
  }
}
