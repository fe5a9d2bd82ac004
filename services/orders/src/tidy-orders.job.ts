import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { TidyOrders } from './tidy-orders.js';

@Injectable()
export class TidyOrdersJob {
  constructor(private readonly tidyOrders: TidyOrders) {}

  /** Safe to run in every replica. When a run fails, that is logged, and the next one makes up for it. */
  @Cron(CronExpression.EVERY_HOUR)
  tidy(): Promise<void> {
    return this.tidyOrders.tidy();
  }
}
