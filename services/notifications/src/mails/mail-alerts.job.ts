import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { RepeatedWork } from '@mekong/service-defaults';
import { MailAlerts } from './mail-alerts.js';

@Injectable()
export class MailAlertsJob {
  private readonly work = new RepeatedWork('mailing alerts', () => this.mailAlerts.mail());

  constructor(private readonly mailAlerts: MailAlerts) {}

  @Interval(10_000)
  mail(): Promise<void> {
    return this.work.run();
  }
}
