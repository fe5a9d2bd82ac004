import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Cron, CronExpression, Interval } from '@nestjs/schedule';
import { RepeatedWork } from '@mekong/service-defaults';
import { MakeReports } from './make-reports.js';
import { RemoveOldReports } from './remove-old-reports.js';

/** Makes requested reports, and deletes old ones. Safe to run in every replica. */
@Injectable()
export class ReportsJob implements BeforeApplicationShutdown {
  private readonly making = new RepeatedWork('making reports', () => this.makeReports.make());
  private readonly removing = new RepeatedWork('removing old reports', () => this.removeOldReports.remove());

  constructor(
    private readonly makeReports: MakeReports,
    private readonly removeOldReports: RemoveOldReports,
  ) {}

  @Interval(1_000)
  wake(): void {
    void this.making.run();
  }

  @Cron(CronExpression.EVERY_10_MINUTES)
  clean(): Promise<void> {
    return this.removing.run();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.making.stop();
  }
}
