import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { RepeatedWork } from '@mekong/service-defaults';
import { SendReminders } from './send-reminders.js';

@Injectable()
export class SendRemindersJob {
  private readonly work = new RepeatedWork('reminding of payments', () => this.sendReminders.send());

  constructor(private readonly sendReminders: SendReminders) {}

  @Interval(1_000)
  send(): Promise<void> {
    return this.work.run();
  }
}
