import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { RepeatingJob } from '@mekong/service-defaults';
import { SendAlerts } from './send-alerts.js';

@Injectable()
export class SendAlertsJob extends RepeatingJob {
  private readonly work = this.repeated('telling who waits for products', () => this.sendAlerts.send());

  constructor(private readonly sendAlerts: SendAlerts) {
    super();
  }

  @Interval(1_000)
  send(): Promise<void> {
    return this.work.run();
  }
}
