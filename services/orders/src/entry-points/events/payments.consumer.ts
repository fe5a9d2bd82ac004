import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { ShopEvent } from '@mekong/contracts';
import { Inbox } from '@mekong/messaging';
import { FollowPayment } from '../../use-cases/follow-payment.js';

@Controller()
export class PaymentsConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly payment: FollowPayment,
  ) {}

  @EventPattern<string>('payment.completed.v1')
  completed(@Payload() event: ShopEvent<'payment.completed.v1'>) {
    return this.inbox.once(event, (tx) => this.payment.completed(tx, event.data));
  }

  @EventPattern<string>('payment.expired.v1')
  expired(@Payload() event: ShopEvent<'payment.expired.v1'>) {
    return this.inbox.once(event, (tx) => this.payment.expired(tx, event.data));
  }

  @EventPattern<string>('payment.cancelled.v1')
  cancelled(@Payload() event: ShopEvent<'payment.cancelled.v1'>) {
    return this.inbox.once(event, (tx) => this.payment.cancelled(tx, event.data));
  }

  @EventPattern<string>('payment.refunded.v1')
  refunded(@Payload() event: ShopEvent<'payment.refunded.v1'>) {
    return this.inbox.once(event, (tx) => this.payment.refunded(tx, event.data));
  }
}
