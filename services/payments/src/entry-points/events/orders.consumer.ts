import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { ShopEvent } from '@mekong/contracts';
import { Inbox } from '@mekong/messaging';
import { OpenPayment } from '../../use-cases/open-payment.js';
import { RefundPayment } from '../../use-cases/refund-payment.js';

@Controller()
export class OrdersConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly openPayment: OpenPayment,
    private readonly refundPayment: RefundPayment,
  ) {}

  @EventPattern<string>('order.placed.v1')
  placed(@Payload() event: ShopEvent<'order.placed.v1'>) {
    return this.inbox.once(event, (tx) => this.openPayment.run(tx, event.data));
  }

  @EventPattern<string>('order.refunded.v1')
  refunded(@Payload() event: ShopEvent<'order.refunded.v1'>) {
    return this.inbox.once(event, (tx) => this.refundPayment.run(tx, event.data.order_id));
  }
}
