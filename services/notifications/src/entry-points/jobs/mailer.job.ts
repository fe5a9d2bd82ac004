import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { SendMails } from '../../use-cases/send-mails.js';

/** Has the queue worked off: right after an event, and every second for what was postponed or left behind. */
@Injectable()
export class MailerJob implements BeforeApplicationShutdown {
  private readonly logger = new Logger(MailerJob.name);
  private running?: Promise<void>;
  private again = false;
  private stopped = false;

  constructor(private readonly sendMails: SendMails) {}

  @Interval(1_000)
  wake(): void {
    if (this.stopped) return;
    if (this.running) {
      this.again = true;
      return;
    }
    this.again = false;
    this.running = this.sendMails
      .run()
      .catch((error: Error) => this.logger.warn(`sending mails: ${error.message}`))
      .finally(() => {
        this.running = undefined;
        if (this.again) this.wake();
      });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.running;
  }
}
