import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { ShopEvent } from '@mekong/contracts';
import { Inbox } from '@mekong/messaging';
import { MarkShipped } from '../../use-cases/mark-shipped.js';
import { OpenPayment } from '../../use-cases/open-payment.js';

@Controller()
export class OrdersConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly openPayment: OpenPayment,
    private readonly markShipped: MarkShipped,
  ) {}

  @EventPattern<string>('order.placed.v1')
  placed(@Payload() event: ShopEvent<'order.placed.v1'>) {
    return this.inbox.once(event, (tx) => this.openPayment.run(tx, event.data));
  }

  @EventPattern<string>('order.shipped.v1')
  shipped(@Payload() event: ShopEvent<'order.shipped.v1'>) {
    return this.inbox.once(event, (tx) => this.markShipped.run(tx, event.data.order_id));
  }
}
