import { Injectable } from '@nestjs/common';
import { dataOf, oneByOne, type EventHandlers } from '@mekong/messaging';
import { KnownRepository } from './known.repository.js';
import { tellReplicas } from './alerts/live/live-news.js';
import { MailsRepository } from './mails/mails.repository.js';
import { QueueMails } from './mails/queue-mails.js';
import { RaiseAlerts } from './alerts/raise-alerts.js';
import { MailerJob } from './mails/mailer.job.js';
import { mailOf, mailsOfCancelled } from './mails/mail-of.js';

/** What notifications does with what it hears: which news is worth a mail or an alert, and what alerts need to know. */
@Injectable()
export class NotificationsEvents implements EventHandlers<'notifications'> {
  readonly gatherMs = 100;

  constructor(
    private readonly known: KnownRepository,
    private readonly mails: MailsRepository,
    private readonly queueMails: QueueMails,
    private readonly alerts: RaiseAlerts,
    private readonly mailer: MailerJob,
  ) {}

  readonly handlers: EventHandlers<'notifications'>['handlers'] = {
    'user.signed-up.v1': (tx, events) => this.queueMails.run(tx, dataOf(events).map(mailOf.code)),
    'user.code-requested.v1': (tx, events) => this.queueMails.run(tx, dataOf(events).map(mailOf.code)),
    'user.verified.v1': (tx, events) => this.queueMails.run(tx, dataOf(events).map(mailOf.welcome)),
    'user.password-reset-requested.v1': (tx, events) =>
      this.queueMails.run(tx, dataOf(events).map(mailOf.reset)),
    'order.placed.v1': (tx, events) => this.known.noteOrders(tx, dataOf(events)),
    'order.paid.v1': async (tx, events) => {
      await this.queueMails.run(tx, dataOf(events).map(mailOf.paid));
      await this.alerts.ordersPaid(tx, dataOf(events));
    },
    'order.shipped.v1': (tx, events) => this.queueMails.run(tx, dataOf(events).map(mailOf.shipped)),
    'order.shipment-corrected.v1': (tx, events) =>
      this.queueMails.run(tx, dataOf(events).map(mailOf.corrected)),
    'order.delivered.v1': (tx, events) => this.queueMails.run(tx, dataOf(events).map(mailOf.delivered)),
    'order.cancelled.v1': oneByOne(async (tx, { data }) => {
      await this.queueMails.run(tx, mailsOfCancelled(data));
      await this.alerts.orderEnded(tx, 'order.cancelled', data);
    }),
    'order.refunded.v1': oneByOne(async (tx, { data }) => {
      await this.queueMails.run(tx, [mailOf.refunded(data)]);
      await this.alerts.orderEnded(tx, 'order.refunded', data);
    }),
    'stock.changed.v1': (tx, events) => this.alerts.stockChanged(tx, dataOf(events)),
    'product.created.v1': (tx, events) => this.known.upsertProducts(tx, dataOf(events)),
    'product.changed.v1': (tx, events) => this.known.upsertProducts(tx, dataOf(events)),
    'products.written.v1': (tx, events) =>
      this.known.upsertProducts(
        tx,
        dataOf(events).flatMap(({ products }) => products),
      ),
    'product.deleted.v1': (tx, events) => this.known.forgetProducts(tx, dataOf(events)),
    'products.deleted.v1': (tx, events) =>
      this.known.forgetProducts(
        tx,
        dataOf(events).flatMap(({ products }) => products),
      ),
    // Their role may be another now: open streams end, and what comes next is asked for with the new one.
    'user.changed.v1': oneByOne((tx, { data }) => tellReplicas(tx, { ended: data.user_id })),
    // Who still has a session comes back by it; who has none does not.
    'user.sessions-ended.v1': oneByOne((tx, { data }) => tellReplicas(tx, { ended: data.user_id })),
    'user.deleted.v1': oneByOne(async (tx, { data, time }) => {
      await this.known.forgetPerson(tx, data.user_id);
      if (data.email) await this.mails.forgetAllTo(tx, data.email, time);
    }),
    'report.failed.v1': oneByOne((tx, { data }) => this.alerts.reportFailed(tx, data)),
    'event.set-aside.v1': oneByOne((tx, { data }) => this.alerts.eventSetAside(tx, data)),
  };

  afterCommit(): void {
    this.mailer.wake();
  }
}
