import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { TidyBucket } from './tidy-bucket.js';

@Injectable()
export class TidyBucketJob {
  constructor(private readonly tidyBucket: TidyBucket) {}

  /** When a run fails, that is logged, and the next one makes up for it. */
  @Cron(CronExpression.EVERY_10_MINUTES)
  tidy(): Promise<void> {
    return this.tidyBucket.tidy();
  }
}
