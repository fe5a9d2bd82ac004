import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { ShopEvent } from '@mekong/contracts';
import { Inbox } from '@mekong/messaging';
import { KnownRepository } from '../../data-access/known.repository.js';
import { tellReplicas } from '../../data-access/live-news.js';
import { RaiseAlerts } from '../../use-cases/raise-alerts.js';

/** News that is mailed to nobody: what alerts need to know, and the stock. */
@Controller()
export class KnownConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly known: KnownRepository,
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
    return this.inbox.once(event, (tx) => this.known.noteProduct(tx, event.data));
  }

  @EventPattern<string>('product.changed.v1')
  productChanged(@Payload() event: ShopEvent<'product.changed.v1'>) {
    return this.inbox.once(event, (tx) => this.known.noteProduct(tx, event.data));
  }

  @EventPattern<string>('product.deleted.v1')
  productDeleted(@Payload() event: ShopEvent<'product.deleted.v1'>) {
    const { product_id, version } = event.data;
    return this.inbox.once(event, (tx) => this.known.forgetProduct(tx, product_id, version));
  }

  /** Their role may be another now: open streams end, and what comes next is asked for with the new one. */
  @EventPattern<string>('user.changed.v1')
  userChanged(@Payload() event: ShopEvent<'user.changed.v1'>) {
    return this.inbox.once(event, (tx) => tellReplicas(tx, { ended: event.data.user_id }));
  }

  @EventPattern<string>('user.deleted.v1')
  userDeleted(@Payload() event: ShopEvent<'user.deleted.v1'>) {
    return this.inbox.once(event, (tx) => this.known.forgetPerson(tx, event.data.user_id));
  }
}
