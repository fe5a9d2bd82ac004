import { forgetUser } from '@mekong/messaging';
import { Injectable } from '@nestjs/common';
import type { EventData } from '@mekong/contracts';
import type { EntityManager } from 'typeorm';
import { AlertsRepository, EndStreams, PreferencesRepository } from './alerts/index.js';
import { LanguagesRepository, OrderCopiesRepository, StaffRepository } from './copies/index.js';
import { MailboxRepository, MailsRepository } from './mails/index.js';
import { RemindersRepository } from './reminders/index.js';
import { KeepOwners } from './telegram/index.js';

/** Deletes a person's mails, reminders, language, read marks, preferences and chat of Telegram, and their name from alerts and order copies; ends their streams. */
@Injectable()
export class ForgetPerson {
  constructor(
    private readonly alerts: AlertsRepository,
    private readonly preferences: PreferencesRepository,
    private readonly mails: MailsRepository,
    private readonly mailbox: MailboxRepository,
    private readonly orders: OrderCopiesRepository,
    private readonly reminders: RemindersRepository,
    private readonly languages: LanguagesRepository,
    private readonly staff: StaffRepository,
    private readonly endStreams: EndStreams,
    private readonly keepOwners: KeepOwners,
  ) {}

  /** Removes only mails from before `deletedAt`, as a later account may have the same address. */
  async forget(
    tx: EntityManager,
    { user_id: userId, email }: EventData<'user.deleted.v1'>,
    deletedAt: string,
  ): Promise<void> {
    // First the reminders, as whoever sends one does; and again those that were planned meanwhile.
    await this.reminders.forgetCustomer(tx, userId);
    await forgetUser(tx, userId);
    await this.reminders.forgetCustomer(tx, userId);
    await this.alerts.forgetReader(tx, userId);
    await this.preferences.forget(tx, userId);
    await this.languages.forget(tx, userId);
    await this.staff.forget(tx, userId);
    await this.endStreams.end(tx, userId);
    await this.keepOwners.forget(tx, userId);
    // Before the alerts: a mail that is being sent may end as an alert.
    await this.mails.removeAllOf(tx, userId, email, deletedAt);
    await this.mailbox.removeAllTo(tx, email, deletedAt);
    await this.alerts.forgetCustomer(tx, await this.orders.forgetCustomer(tx, userId), email);
  }
}
