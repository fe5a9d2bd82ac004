import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { ShopEvent } from '@mekong/contracts';
import { Inbox } from '@mekong/messaging';
import { KnownRepository } from '../../data-access/known.repository.js';
import { tellReplicas } from '../../data-access/live-news.js';
import { MailsRepository } from '../../data-access/mails.repository.js';
import { RaiseAlerts } from '../../use-cases/raise-alerts.js';

/** News that is mailed to nobody: what alerts need to know, and the stock. */
@Controller()
export class KnownConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly known: KnownRepository,
    private readonly mails: MailsRepository,
    private readonly alerts: RaiseAlerts,
  ) {}

  @EventPattern<string>('order.placed.v1')
  placed(@Payload() event: ShopEvent<'order.placed.v1'>) {
    return this.inbox.once(event, (tx) => this.known.noteOrder(tx, event.data));
  }

  @EventPattern<string>('stock.changed.v1')
  stockChanged(@Payload() event: ShopEvent<'stock.changed.v1'>) {
    return this.inbox.once(event, (tx) => this.alerts.stockChanged(tx, event.data));
  }

  @EventPattern<string>('product.created.v1')
  productCreated(@Payload() event: ShopEvent<'product.created.v1'>) {
    return this.inbox.once(event, (tx) => this.known.noteProducts(tx, [event.data]));
  }

  @EventPattern<string>('product.changed.v1')
  productChanged(@Payload() event: ShopEvent<'product.changed.v1'>) {
    return this.inbox.once(event, (tx) => this.known.noteProducts(tx, [event.data]));
  }

  @EventPattern<string>('product.deleted.v1')
  productDeleted(@Payload() event: ShopEvent<'product.deleted.v1'>) {
    return this.inbox.once(event, (tx) => this.known.forgetProducts(tx, [event.data]));
  }

  @EventPattern<string>('products.written.v1')
  productsWritten(@Payload() event: ShopEvent<'products.written.v1'>) {
    return this.inbox.once(event, (tx) => this.known.noteProducts(tx, event.data.products));
  }

  @EventPattern<string>('products.deleted.v1')
  productsDeleted(@Payload() event: ShopEvent<'products.deleted.v1'>) {
    return this.inbox.once(event, (tx) => this.known.forgetProducts(tx, event.data.products));
  }

  /** Their role may be another now: open streams end, and what comes next is asked for with the new one. */
  @EventPattern<string>('user.changed.v1')
  userChanged(@Payload() event: ShopEvent<'user.changed.v1'>) {
    return this.inbox.once(event, (tx) => tellReplicas(tx, { ended: event.data.user_id }));
  }

  /** Who still has a session comes back by it; who has none does not. */
  @EventPattern<string>('user.sessions-ended.v1')
  sessionsEnded(@Payload() event: ShopEvent<'user.sessions-ended.v1'>) {
    return this.inbox.once(event, (tx) => tellReplicas(tx, { ended: event.data.user_id }));
  }

  @EventPattern<string>('user.deleted.v1')
  userDeleted(@Payload() event: ShopEvent<'user.deleted.v1'>) {
    const { user_id, email } = event.data;
    return this.inbox.once(event, async (tx) => {
      await this.known.forgetPerson(tx, user_id);
      if (email) await this.mails.forgetAllTo(tx, email, event.time);
    });
  }

  @EventPattern<string>('report.failed.v1')
  reportFailed(@Payload() event: ShopEvent<'report.failed.v1'>) {
    return this.inbox.once(event, (tx) => this.alerts.reportFailed(tx, event.data));
  }

  @EventPattern<string>('event.set-aside.v1')
  eventSetAside(@Payload() event: ShopEvent<'event.set-aside.v1'>) {
    return this.inbox.once(event, (tx) => this.alerts.eventSetAside(tx, event.data));
  }
}
