import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { AlertsRepository } from './alerts.repository.js';

const hourMs = 3_600_000;
const alertDays = 90;
/** Orders may be refunded long after they were paid. */
const orderDays = 365;

/** Forgets old alerts. */
@Injectable()
export class CleanAlertsJob {
  private readonly logger = new Logger(CleanAlertsJob.name);

  constructor(private readonly alerts: AlertsRepository) {}

  @Interval(hourMs)
  async run(): Promise<void> {
    try {
      await this.alerts.clean(alertDays, orderDays);
    } catch (error) {
      this.logger.warn(`cleaning alerts: ${(error as Error).message}`);
    }
  }
}
