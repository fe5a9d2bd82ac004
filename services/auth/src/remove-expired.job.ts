import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { RemoveExpired } from './remove-expired.js';

@Injectable()
export class RemoveExpiredJob {
  constructor(private readonly removeExpired: RemoveExpired) {}

  /** Safe to run in every replica. */
  @Cron(CronExpression.EVERY_HOUR)
  remove(): Promise<void> {
    return this.removeExpired.remove();
  }
}
