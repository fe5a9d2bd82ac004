import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Cron, CronExpression, Interval } from '@nestjs/schedule';
import { MakeReports } from './make-reports.js';
import { RemoveOldReports } from './remove-old-reports.js';

/** Makes requested reports, and deletes old ones. Safe to run in every replica. */
@Injectable()
export class ReportsJob implements BeforeApplicationShutdown {
  private readonly logger = new Logger(ReportsJob.name);
  private running?: Promise<void>;
  private stopped = false;

  constructor(
    private readonly makeReports: MakeReports,
    private readonly removeOldReports: RemoveOldReports,
  ) {}

  /** When a run fails, the next one makes up for it. */
  @Interval(1_000)
  wake(): void {
    if (this.stopped || this.running) return;
    this.running = this.makeReports
      .run()
      .catch((error: Error) => this.logger.warn(`making reports: ${error.message}`))
      .finally(() => (this.running = undefined));
  }

  @Cron(CronExpression.EVERY_10_MINUTES)
  async clean(): Promise<void> {
    try {
      await this.removeOldReports.run();
    } catch (error) {
      this.logger.warn(`removing old reports: ${(error as Error).message}`);
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.running;
  }
}
