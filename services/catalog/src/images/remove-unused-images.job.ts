import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { RemoveUnusedImages } from './remove-unused-images.js';

/** Safe to run in every replica. When a run fails, the next one makes up for it. */
@Injectable()
export class RemoveUnusedImagesJob {
  private readonly logger = new Logger(RemoveUnusedImagesJob.name);

  constructor(private readonly removeUnusedImages: RemoveUnusedImages) {}

  @Cron(CronExpression.EVERY_HOUR)
  async run(): Promise<void> {
    try {
      await this.removeUnusedImages.run();
    } catch (error) {
      this.logger.warn(`removing unused images: ${(error as Error).message}`);
    }
  }
}
