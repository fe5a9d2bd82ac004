import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { SendReminders } from './send-reminders.js';

@Injectable()
export class SendRemindersJob {
  private readonly logger = new Logger(SendRemindersJob.name);
  private running = false;

  constructor(private readonly sendReminders: SendReminders) {}

  /** When a run fails (the database is down), the next one makes up for it. */
  @Interval(1_000)
  async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    try {
      await this.sendReminders.run();
    } catch (error) {
      this.logger.warn(`reminding of payments: ${(error as Error).message}`);
    } finally {
      this.running = false;
    }
  }
}
