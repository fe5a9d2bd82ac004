import { Injectable } from '@nestjs/common';
import { dataOf, oneByOne, productHandlers, type EventHandlers } from '@mekong/messaging';
import { EndStreams, KeepReceivers, RaiseAlerts } from './alerts/index.js';
import { KeepCopies, KeepLanguages, KeepShopFacts, KeepStaff } from './copies/index.js';
import { causedBy, MailerJob, mailOf, QueueMails } from './mails/index.js';
import { PlanReminders } from './reminders/index.js';
import { KeepOwners, QueueNews, TelegramJob, TellVerdict } from './telegram/index.js';
import { WaitsRepository } from './waits/index.js';
import { ForgetPerson } from './forget-person.js';
import { isOwnCancellation } from './own-cancellation.js';

const idsOf = (products: { product_id: number }[]) => products.map(({ product_id }) => product_id);

/** The handlers of the events that notifications subscribes to: for mails, for alerts, and for the copies that alerts need. */
@Injectable()
export class NotificationsEvents implements EventHandlers<'notifications'> {
  readonly gatherMs = 100;

  constructor(
    private readonly keepCopies: KeepCopies,
    private readonly keepLanguages: KeepLanguages,
    private readonly keepShopFacts: KeepShopFacts,
    private readonly keepStaff: KeepStaff,
    private readonly planReminders: PlanReminders,
    private readonly queueMails: QueueMails,
    private readonly raiseAlerts: RaiseAlerts,
    private readonly keepReceivers: KeepReceivers,
    private readonly endStreams: EndStreams,
    private readonly forgetPerson: ForgetPerson,
    private readonly mailer: MailerJob,
    private readonly keepOwners: KeepOwners,
    private readonly queueNews: QueueNews,
    private readonly tellVerdict: TellVerdict,
    private readonly telegram: TelegramJob,
    private readonly waits: WaitsRepository,
  ) {}

  readonly handlers: EventHandlers<'notifications'>['handlers'] = {
    'user.signed-up.v1': async (tx, events) => {
      await this.keepLanguages.keep(tx, events);
      await this.queueMails.queue(tx, events.map(causedBy(mailOf.code)));
    },
    'user.code-requested.v1': (tx, events) => this.queueMails.queue(tx, events.map(causedBy(mailOf.code))),
    'user.verified.v1': (tx, events) => this.queueMails.queue(tx, events.map(causedBy(mailOf.welcome))),
    'user.password-reset-requested.v1': (tx, events) =>
      this.queueMails.queue(tx, events.map(causedBy(mailOf.reset))),
    'user.invited.v1': (tx, events) => this.queueMails.queue(tx, events.map(causedBy(mailOf.invitation))),
    'user.invitation-withdrawn.v1': oneByOne((tx, { data }) => this.queueMails.endInvitation(tx, data)),
    'order.placed.v1': async (tx, events) => {
      const orders = await this.keepCopies.addOrders(tx, dataOf(events));
      await this.planReminders.placed(tx, events);
      const byCash = events.filter(({ data }) => data.payment?.method === 'cod');
      for (const event of byCash) await this.queueMails.cashOrder(tx, causedBy(mailOf.cashOrder)(event));
      const toConfirm = new Set(byCash.map(({ data }) => data.order_id));
      await this.raiseAlerts.ordersToConfirm(
        tx,
        orders.filter(({ orderId }) => toConfirm.has(orderId)),
      );
    },
    'order.paid.v1': async (tx, events) => {
      await this.planReminders.settled(
        tx,
        events.map(({ data }) => data.order_id),
      );
      await this.queueMails.queue(tx, events.map(causedBy(mailOf.paid)));
      await this.raiseAlerts.ordersPaid(tx, dataOf(events));
      await this.queueNews.queue(tx, 'paid', dataOf(events));
    },
    'order.delivery-changed.v1': oneByOne((tx, { data }) => this.queueMails.correctReceipt(tx, data)),
    'order.shipped.v1': async (tx, events) => {
      await this.queueMails.queue(tx, events.map(causedBy(mailOf.shipped)));
      await this.queueNews.queue(tx, 'shipped', dataOf(events));
      await this.queueNews.noteStep(
        tx,
        'ship',
        events.map(({ data }) => data.order_id),
      );
    },
    'order.shipment-corrected.v1': async (tx, events) => {
      await this.queueMails.queue(tx, events.map(causedBy(mailOf.corrected)));
      await this.queueNews.queue(tx, 'corrected', dataOf(events));
    },
    'order.came-back.v1': async (tx, events) => {
      await this.queueMails.queue(tx, events.map(causedBy(mailOf.cameBack)));
      await this.queueNews.queue(tx, 'came-back', dataOf(events));
    },
    'order.sent-again.v1': async (tx, events) => {
      await this.queueMails.queue(tx, events.map(causedBy(mailOf.sentAgain)));
      await this.queueNews.queue(tx, 'sent-again', dataOf(events));
    },
    'order.return-changed.v1': oneByOne(async (tx, event) => {
      await this.queueMails.queue(tx, [causedBy(mailOf.returnChanged)(event)]);
      await this.raiseAlerts.returnChanged(tx, event.data);
    }),
    'order.delivered.v1': async (tx, events) => {
      await this.queueMails.queue(tx, events.map(causedBy(mailOf.delivered)));
      await this.queueNews.queue(tx, 'delivered', dataOf(events));
      await this.queueNews.noteStep(
        tx,
        'end',
        events.map(({ data }) => data.order_id),
      );
    },
    'order.cancelled.v1': oneByOne(async (tx, event) => {
      const { data } = event;
      await this.planReminders.settled(tx, [data.order_id]);
      await this.queueMails.cancelled(tx, causedBy(mailOf.cancelled)(event), data);
      await this.raiseAlerts.orderEnded(tx, 'order.cancelled', data);
      // Who has cancelled it has seen that.
      if (!isOwnCancellation(data)) await this.queueNews.queue(tx, 'cancelled', [data]);
      await this.queueNews.noteStep(tx, 'end', [data.order_id]);
    }),
    'order.refunded.v1': oneByOne(async (tx, event) => {
      await this.queueMails.queue(tx, [causedBy(mailOf.refunded)(event)]);
      await this.raiseAlerts.orderEnded(tx, 'order.refunded', event.data);
      await this.queueNews.queue(tx, 'refunded', [event.data]);
      await this.queueNews.noteStep(tx, 'end', [event.data.order_id]);
    }),
    'order.partly-refunded.v1': async (tx, events) => {
      await this.queueMails.queue(tx, dataOf(events).map(mailOf.partlyRefunded));
      await this.queueNews.queue(tx, 'partly-refunded', dataOf(events));
    },
    'order.step-judged.v1': oneByOne((tx, { data }) => this.tellVerdict.tell(tx, data)),
    'stock.changed.v1': async (tx, events) => {
      await this.raiseAlerts.stockChanged(tx, dataOf(events));
      const inStock = dataOf(events).filter(({ available }) => available > 0);
      await this.waits.note(tx, idsOf(inStock));
    },
    ...productHandlers({
      upsert: async (tx, products) => {
        await this.keepCopies.upsertProducts(tx, products);
        await this.waits.note(tx, idsOf(products));
      },
      remove: async (tx, products) => {
        await this.keepCopies.forgetProducts(tx, products);
        await this.waits.dropWaits(tx, idsOf(products));
      },
    }),
    // Their role may have changed: streams end, and are opened again with the new role.
    'user.changed.v1': oneByOne(async (tx, event) => {
      await this.keepLanguages.follow(tx, event);
      await this.keepStaff.keep(tx, event);
      await this.keepReceivers.keep(tx, event);
      await this.keepOwners.keep(tx, event);
      await this.endStreams.end(tx, event.data.user_id);
    }),
    // All streams of the person end; those whose sessions have not ended are opened again.
    'user.sessions-ended.v1': oneByOne(async (tx, { data }) => {
      if (data.all) await this.keepOwners.sessionsEnded(tx, data.user_id);
      await this.endStreams.end(tx, data.user_id);
    }),
    'user.deleted.v1': oneByOne((tx, { data, time }) => this.forgetPerson.forget(tx, data, time)),
    'review.waiting.v1': oneByOne((tx, { data }) => this.raiseAlerts.reviewWaiting(tx, data)),
    'review.decided.v1': oneByOne((tx, { data }) => this.raiseAlerts.reviewDecided(tx, data)),
    'brands.wanted.v1': oneByOne((tx, { data }) => this.raiseAlerts.brandsWanted(tx, data)),
    'question.asked.v1': oneByOne((tx, { data }) => this.raiseAlerts.questionAsked(tx, data)),
    'question.settled.v1': oneByOne((tx, { data }) => this.raiseAlerts.questionSettled(tx, data)),
    'question.answered.v1': (tx, events) =>
      this.queueMails.queue(tx, events.map(causedBy(mailOf.questionAnswered))),
    'settings.changed.v1': oneByOne((tx, { data }) => this.keepShopFacts.keep(tx, data)),
    'riel-rate.changed.v1': oneByOne((tx, { data }) => this.keepShopFacts.keepPrices(tx, data)),
    'report.failed.v1': oneByOne((tx, { data }) => this.raiseAlerts.reportFailed(tx, data)),
    'payment.cannot-check.v1': oneByOne((tx, { data }) =>
      this.raiseAlerts.moneyNeedsCare(tx, 'payment.cannot-check', data),
    ),
    'payment.review.v1': oneByOne((tx, { data }) =>
      this.raiseAlerts.moneyNeedsCare(tx, 'payment.review', data),
    ),
    'money.unmatched.v1': oneByOne((tx, { data }) =>
      this.raiseAlerts.moneyNeedsCare(tx, 'money.unmatched', data),
    ),
    'money.waits.v1': oneByOne((tx) =>
      this.raiseAlerts.moneyNeedsCare(tx, 'money.waits', { order_id: null }),
    ),
    'event.dead-lettered.v1': oneByOne((tx, { data }) => this.raiseAlerts.eventDeadLettered(tx, data)),
  };

  afterCommit(): void {
    this.mailer.wake();
    this.telegram.wake();
  }
}
