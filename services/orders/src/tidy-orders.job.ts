import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { TidyOrders } from './tidy-orders.js';

/** Safe to run in every replica. When a run fails, the next one makes up for it. */
@Injectable()
export class TidyOrdersJob {
  private readonly logger = new Logger(TidyOrdersJob.name);

  constructor(private readonly tidyOrders: TidyOrders) {}

  @Cron(CronExpression.EVERY_HOUR)
  async run(): Promise<void> {
    try {
      await this.tidyOrders.run();
    } catch (error) {
      this.logger.warn(`tidying: ${(error as Error).message}`);
    }
  }
}
