import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { mailOf } from './mail-of.js';
import { QueueMails } from './queue-mails.js';
import { AlertsRepository, PreferencesRepository } from '../alerts/index.js';

/**
 * Queues a mail to each person with the unread alerts of the kinds that they want by mail, all in one, and none within a quarter
 * of an hour of the last: once, however many replicas run it, and wherever one of them stops.
 */
@Injectable()
export class MailAlerts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly alerts: AlertsRepository,
    private readonly preferences: PreferencesRepository,
    private readonly queueMails: QueueMails,
  ) {}

  async mail(): Promise<void> {
    for (const userId of await this.preferences.findDue())
      await this.dataSource.transaction((tx) => this.mailTo(tx, userId));
  }

  private async mailTo(tx: EntityManager, userId: string): Promise<void> {
    const receiver = await this.preferences.lockDue(tx, userId);
    if (!receiver) return;
    const newest = await this.alerts.newestId(tx);
    if (Object.values(receiver.mailAfter).every((id) => id >= newest)) return;
    const alerts = await this.alerts.findToMail(tx, receiver, receiver.mailAfter);
    const last = alerts.at(-1);
    // What is not for them is passed over too, so that it is looked at once.
    if (!last) return this.preferences.passOver(tx, receiver, newest);
    await this.queueMails.queue(tx, [mailOf.alerts(receiver, alerts)]);
    await this.preferences.passOver(tx, receiver, last.id);
    await this.preferences.noteMailed(tx, userId);
  }
}
