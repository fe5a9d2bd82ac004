import { Injectable } from '@nestjs/common';
import { AlertsRepository } from './alerts/index.js';
import { OrderCopiesRepository } from './copies/index.js';
import { MailboxRepository, MailsRepository } from './mails/index.js';
import { RemindersRepository } from './reminders/index.js';
import { BotRepository, ChatsRepository, MessagesRepository } from './telegram/index.js';

const alertDays = 90;
/** The log of mails is for questions about a recent order. */
const mailDays = 90;
/** The mailbox page is for trying the shop. */
const mailboxDays = 7;
/** Order copies are needed for refunds, which may come long after the payment. */
const orderDays = 365;
/** An order is paid within a day, or cancelled. */
const reminderDays = 2;
/** Buttons of an order are pressed within days. */
const telegramDays = 30;

/** Removes old alerts, mails, messages of the mailbox page, order copies, reminders, and what went to and came from Telegram. */
@Injectable()
export class TidyNotifications {
  constructor(
    private readonly alerts: AlertsRepository,
    private readonly mails: MailsRepository,
    private readonly mailbox: MailboxRepository,
    private readonly orders: OrderCopiesRepository,
    private readonly reminders: RemindersRepository,
    private readonly bot: BotRepository,
    private readonly chats: ChatsRepository,
    private readonly messages: MessagesRepository,
  ) {}

  async tidy(): Promise<void> {
    await this.alerts.removeOlderThan(alertDays);
    await this.mails.removeOlderThan(mailDays);
    await this.mailbox.removeOlderThan(mailboxDays);
    await this.orders.removeOlderThan(orderDays);
    await this.reminders.removeOlderThan(reminderDays);
    await this.messages.removeOlderThan(telegramDays);
    await this.chats.tidy();
    await this.bot.tidy();
  }
}
