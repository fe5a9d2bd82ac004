import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { LoginsRepository } from './sessions/logins.repository.js';
import { SessionsRepository } from './sessions/sessions.repository.js';

@Injectable()
export class TidyJob {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly logins: LoginsRepository,
  ) {}

  /** Safe to run in every replica. */
  @Cron(CronExpression.EVERY_HOUR)
  async run(): Promise<void> {
    await this.sessions.removeExpired();
    await this.logins.removeOld();
  }
}
