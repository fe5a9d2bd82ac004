import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { ShopEvent } from '@mekong/contracts';
import { Inbox } from '@mekong/messaging';
import { FollowStock } from '../../use-cases/follow-stock.js';

@Controller()
export class StockConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly followStock: FollowStock,
  ) {}

  @EventPattern<string>('stock.changed.v1')
  changed(@Payload() event: ShopEvent<'stock.changed.v1'>) {
    return this.inbox.once(event, (tx) => this.followStock.run(tx, event.data));
  }
}
