import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { ExpirePayments } from './expire-payments.js';
import { ReviewPayments } from './review-payments.js';

@Injectable()
export class ExpirePaymentsJob {
  private readonly logger = new Logger(ExpirePaymentsJob.name);
  private running = false;

  constructor(
    private readonly expirePayments: ExpirePayments,
    private readonly reviewPayments: ReviewPayments,
  ) {}

  /** When a run fails (the database is down), the next one makes up for it. */
  @Interval(1_000)
  async expire(): Promise<void> {
    if (this.running) return;
    this.running = true;
    try {
      await this.expirePayments.expire();
      await this.reviewPayments.review();
    } catch (error) {
      this.logger.warn(`payments could not be expired: ${(error as Error).message}`);
    } finally {
      this.running = false;
    }
  }
}
