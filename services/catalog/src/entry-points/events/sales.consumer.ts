import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { ShopEvent } from '@mekong/contracts';
import { Inbox } from '@mekong/messaging';
import { FollowSales } from '../../use-cases/follow-sales.js';

@Controller()
export class SalesConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly followSales: FollowSales,
  ) {}

  @EventPattern<string>('order.paid.v1')
  paid(@Payload() event: ShopEvent<'order.paid.v1'>) {
    return this.inbox.once(event, (tx) => this.followSales.paid(tx, event.data));
  }

  @EventPattern<string>('order.refunded.v1')
  refunded(@Payload() event: ShopEvent<'order.refunded.v1'>) {
    return this.inbox.once(event, (tx) => this.followSales.refunded(tx, event.data));
  }
}
