import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { ShowScheduled } from './show-scheduled.js';

/** Safe to run in every replica. */
@Injectable()
export class ShowScheduledJob {
  private readonly logger = new Logger(ShowScheduledJob.name);

  constructor(private readonly showScheduled: ShowScheduled) {}

  @Interval(2_000)
  async run(): Promise<void> {
    try {
      await this.showScheduled.run();
    } catch (error) {
      this.logger.warn(`showing scheduled products: ${(error as Error).message}`);
    }
  }
}
