import { Injectable } from '@nestjs/common';
import { Cron, CronExpression, Interval } from '@nestjs/schedule';
import { RepeatingJob } from '@mekong/service-defaults';
import { MakeReports } from './make-reports.js';
import { RemoveOldReports } from './remove-old-reports.js';

/** Makes requested reports, and deletes old ones. Safe to run in every replica. */
@Injectable()
export class ReportsJob extends RepeatingJob {
  private readonly making = this.repeated('making reports', () => this.makeReports.make());
  private readonly removing = this.repeated('removing old reports', () => this.removeOldReports.remove());

  constructor(
    private readonly makeReports: MakeReports,
    private readonly removeOldReports: RemoveOldReports,
  ) {
    super();
  }

  @Interval(1_000)
  wake(): void {
    void this.making.run();
  }

  @Cron(CronExpression.EVERY_10_MINUTES)
  clean(): Promise<void> {
    return this.removing.run();
  }
}
