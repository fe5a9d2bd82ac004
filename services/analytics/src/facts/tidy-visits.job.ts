import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { TidyVisits } from './tidy-visits.js';

@Injectable()
export class TidyVisitsJob {
  constructor(private readonly tidyVisits: TidyVisits) {}

  /** Safe to run in every replica. When a run fails, that is logged, and the next one makes up for it. */
  @Cron(CronExpression.EVERY_HOUR)
  tidy(): Promise<void> {
    return this.tidyVisits.tidy();
  }
}
