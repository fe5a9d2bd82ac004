import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { RepeatingJob } from '@mekong/service-defaults';
import { ExpirePayments } from './expire-payments.js';
import { ReviewPayments } from './review-payments.js';

@Injectable()
export class ExpirePaymentsJob extends RepeatingJob {
  private readonly expiring = this.repeated('ending payments', () => this.expirePayments.expire());
  private readonly reviewing = this.repeated('reviewing payments', () => this.reviewPayments.review());

  constructor(
    private readonly expirePayments: ExpirePayments,
    private readonly reviewPayments: ReviewPayments,
  ) {
    super();
  }

  @Interval(1_000)
  async expire(): Promise<void> {
    await this.expiring.run();
    await this.reviewing.run();
  }
}
