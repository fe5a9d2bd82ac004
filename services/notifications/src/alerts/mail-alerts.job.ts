import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { MailAlerts } from './mail-alerts.js';

@Injectable()
export class MailAlertsJob {
  private readonly logger = new Logger(MailAlertsJob.name);
  private running = false;

  constructor(private readonly mailAlerts: MailAlerts) {}

  /** When a run fails (the database is down), the next one makes up for it. */
  @Interval(10_000)
  async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    try {
      await this.mailAlerts.run();
    } catch (error) {
      this.logger.warn(`mailing alerts: ${(error as Error).message}`);
    } finally {
      this.running = false;
    }
  }
}
