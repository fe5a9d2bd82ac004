import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { TidyNotifications } from './tidy-notifications.js';

@Injectable()
export class TidyNotificationsJob {
  constructor(private readonly tidyNotifications: TidyNotifications) {}

  /** Safe to run in every replica. When a run fails, that is logged, and the next one makes up for it. */
  @Cron(CronExpression.EVERY_HOUR)
  tidy(): Promise<void> {
    return this.tidyNotifications.tidy();
  }
}
