import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { RemoveUnusedImages } from './remove-unused-images.js';

@Injectable()
export class RemoveUnusedImagesJob {
  constructor(private readonly removeUnusedImages: RemoveUnusedImages) {}

  /** Safe to run in every replica. When a run fails, that is logged, and the next one makes up for it. */
  @Cron(CronExpression.EVERY_HOUR)
  remove(): Promise<void> {
    return this.removeUnusedImages.remove();
  }
}
