import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { RemoveOldAlerts } from './remove-old-alerts.js';

const hourMs = 3_600_000;

@Injectable()
export class RemoveOldAlertsJob {
  private readonly logger = new Logger(RemoveOldAlertsJob.name);

  constructor(private readonly removeOldAlerts: RemoveOldAlerts) {}

  @Interval(hourMs)
  async run(): Promise<void> {
    try {
      await this.removeOldAlerts.run();
    } catch (error) {
      this.logger.warn(`removing old alerts: ${(error as Error).message}`);
    }
  }
}
