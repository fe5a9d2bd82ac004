import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { PublishSettled } from './publish-settled.js';

const everyMs = 2_000;

@Injectable()
export class PublishSettledJob {
  private readonly logger = new Logger(PublishSettledJob.name);

  constructor(private readonly publishSettled: PublishSettled) {}

  @Interval(everyMs)
  async publish(): Promise<void> {
    try {
      await this.publishSettled.publish();
    } catch (error) {
      // The database is away, which the relay logs already; the next run makes up for it.
      this.logger.debug((error as Error).message);
    }
  }
}
