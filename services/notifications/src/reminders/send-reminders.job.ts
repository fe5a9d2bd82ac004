import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { RepeatingJob } from '@mekong/service-defaults';
import { SendReminders } from './send-reminders.js';

@Injectable()
export class SendRemindersJob extends RepeatingJob {
  private readonly work = this.repeated('reminding of payments', () => this.sendReminders.send());

  constructor(private readonly sendReminders: SendReminders) {
    super();
  }

  @Interval(1_000)
  send(): Promise<void> {
    return this.work.run();
  }
}
