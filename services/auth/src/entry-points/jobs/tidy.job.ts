import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { SessionsRepository } from '../../data-access/sessions.repository.js';

@Injectable()
export class TidyJob {
  constructor(private readonly sessions: SessionsRepository) {}

  /** Safe to run in every replica. */
  @Cron(CronExpression.EVERY_HOUR)
  run(): Promise<void> {
    return this.sessions.removeExpired();
  }
}
