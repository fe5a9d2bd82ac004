import { unrecorded } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { removeInBatches, removeOldAnswers } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { deadForDays } from '../dead-letter.js';

/** How long published events and the ids of handled ones are kept: far longer than a broker redelivers. */
const keptFor = '14 days';
/** No outbox publishes these again, and there are tens of thousands a day. */
const unrecordedKeptFor = '1 hour';

/** Keeps outbox, inbox, dead letters and kept answers small. Safe to run in every replica. */
@Injectable()
export class CleaningJob {
  constructor(private readonly dataSource: DataSource) {}

  @Cron(CronExpression.EVERY_HOUR)
  async run(): Promise<void> {
    const old = (column: string, age: string) => `${column} < now() - interval '${age}'`;
    await removeInBatches(this.dataSource, { table: 'outbox', where: old('published_at', keptFor) });
    await removeInBatches(this.dataSource, { table: 'inbox', where: old('handled_at', keptFor) });
    await removeInBatches(this.dataSource, {
      table: 'inbox',
      where: `type IN (${unrecorded.map((type) => `'${type}'`).join()}) AND ${old('handled_at', unrecordedKeptFor)}`,
    });
    await removeInBatches(this.dataSource, {
      table: 'dead_letters',
      where: old('dead_at', `${deadForDays} days`),
    });
    await removeOldAnswers(this.dataSource);
  }
}
