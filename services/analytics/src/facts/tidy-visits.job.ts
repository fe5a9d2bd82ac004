import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { TidyVisits } from './tidy-visits.js';

/** Safe to run in every replica. When a run fails, the next one makes up for it. */
@Injectable()
export class TidyVisitsJob {
  private readonly logger = new Logger(TidyVisitsJob.name);

  constructor(private readonly tidyVisits: TidyVisits) {}

  @Cron(CronExpression.EVERY_HOUR)
  async run(): Promise<void> {
    try {
      await this.tidyVisits.run();
    } catch (error) {
      this.logger.warn(`tidying: ${(error as Error).message}`);
    }
  }
}
