import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { DataSource } from 'typeorm';

/** How long published events and the ids of handled ones are kept: far longer than a broker redelivers. */
const keptFor = '14 days';

/** Keeps outbox and inbox small. Safe to run in every replica. */
@Injectable()
export class CleaningJob {
  constructor(private readonly dataSource: DataSource) {}

  @Cron(CronExpression.EVERY_HOUR)
  async run(): Promise<void> {
    await this.dataSource.query(`DELETE FROM outbox WHERE published_at < now() - interval '${keptFor}'`);
    await this.dataSource.query(`DELETE FROM inbox WHERE handled_at < now() - interval '${keptFor}'`);
  }
}
