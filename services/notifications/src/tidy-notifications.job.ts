import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { TidyNotifications } from './tidy-notifications.js';

/** Safe to run in every replica. When a run fails, the next one makes up for it. */
@Injectable()
export class TidyNotificationsJob {
  private readonly logger = new Logger(TidyNotificationsJob.name);

  constructor(private readonly tidyNotifications: TidyNotifications) {}

  @Cron(CronExpression.EVERY_HOUR)
  async run(): Promise<void> {
    try {
      await this.tidyNotifications.run();
    } catch (error) {
      this.logger.warn(`tidying: ${(error as Error).message}`);
    }
  }
}
