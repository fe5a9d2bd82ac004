import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Failures } from '@mekong/service-defaults';
import { CONFIG, type NotificationsConfig } from '../config.js';
import { smtpConnections } from './delivery/mail-delivery.js';
import { SendMails } from './send-mails.js';

/**
 * Sends queued mails right after an event, and every second those that were postponed or left by a stopped process.
 * Several senders work at the same time, as many as there is mail for and the mail server allows, so that one hanging mail
 * does not delay the others. Each holds a database connection; half of the pool is left to other work.
 */
@Injectable()
export class MailerJob implements BeforeApplicationShutdown {
  private readonly failures = new Failures(new Logger(MailerJob.name), 'sending mails');
  private readonly running = new Set<Promise<void>>();
  private readonly maxAtOnce: number;
  private stopped = false;

  constructor(
    private readonly sendMails: SendMails,
    @Inject(CONFIG) { DATABASE_POOL }: NotificationsConfig,
  ) {
    this.maxAtOnce = Math.min(smtpConnections, Math.floor(DATABASE_POOL / 2));
  }

  @Interval(1_000)
  wake(): void {
    if (this.stopped || this.running.size >= this.maxAtOnce) return;
    const work = this.sendMails
      .send(() => this.wake())
      .then(() => this.failures.noteSuccess())
      .catch((error: Error) => this.failures.note(error))
      .finally(() => this.running.delete(work));
    this.running.add(work);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.running);
  }
}
