import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { RepeatingJob } from '@mekong/service-defaults';
import { MailAlerts } from './mail-alerts.js';

@Injectable()
export class MailAlertsJob extends RepeatingJob {
  private readonly work = this.repeated('mailing alerts', () => this.mailAlerts.mail());

  constructor(private readonly mailAlerts: MailAlerts) {
    super();
  }

  @Interval(10_000)
  mail(): Promise<void> {
    return this.work.run();
  }
}
