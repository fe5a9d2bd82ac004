import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { ExpirePayments } from './expire-payments.js';

@Injectable()
export class ExpirePaymentsJob {
  private readonly logger = new Logger(ExpirePaymentsJob.name);
  private running = false;

  constructor(private readonly expirePayments: ExpirePayments) {}

  /** A round that fails (the database is away) is made up for by the next one. */
  @Interval(1_000)
  async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    try {
      await this.expirePayments.run();
    } catch (error) {
      this.logger.warn(`expiring payments: ${(error as Error).message}`);
    } finally {
      this.running = false;
    }
  }
}
