import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { ShopEvent } from '@mekong/contracts';
import { Inbox } from '@mekong/messaging';
import { FollowOrders } from '../../use-cases/follow-orders.js';
import { FollowShoppers } from '../../use-cases/follow-shoppers.js';

@Controller()
export class OrdersConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly orders: FollowOrders,
    private readonly shoppers: FollowShoppers,
  ) {}

  @EventPattern<string>('order.placed.v1')
  placed(@Payload() event: ShopEvent<'order.placed.v1'>) {
    const { data, time } = event;
    return this.inbox.once(event, async (tx) => {
      await this.orders.placed(tx, data, time);
      await this.shoppers.personIs(tx, data.customer, time);
      if (data.visitor_id) await this.shoppers.hadCart(tx, data.visitor_id, time);
    });
  }

  @EventPattern<string>('order.paid.v1')
  paid(@Payload() event: ShopEvent<'order.paid.v1'>) {
    return this.inbox.once(event, async (tx) => {
      await this.orders.paid(tx, event.data);
      await this.shoppers.personIs(tx, event.data.customer, event.time);
    });
  }

  @EventPattern<string>('order.shipped.v1')
  shipped(@Payload() event: ShopEvent<'order.shipped.v1'>) {
    return this.inbox.once(event, (tx) =>
      this.orders.became(tx, event.data.order_id, 'shipped_at', event.time),
    );
  }

  @EventPattern<string>('order.delivered.v1')
  delivered(@Payload() event: ShopEvent<'order.delivered.v1'>) {
    return this.inbox.once(event, (tx) =>
      this.orders.became(tx, event.data.order_id, 'delivered_at', event.time),
    );
  }

  @EventPattern<string>('order.cancelled.v1')
  cancelled(@Payload() event: ShopEvent<'order.cancelled.v1'>) {
    return this.inbox.once(event, (tx) =>
      this.orders.became(tx, event.data.order_id, 'cancelled_at', event.time),
    );
  }

  @EventPattern<string>('order.refunded.v1')
  refunded(@Payload() event: ShopEvent<'order.refunded.v1'>) {
    return this.inbox.once(event, (tx) =>
      this.orders.became(tx, event.data.order_id, 'refunded_at', event.time),
    );
  }

  @EventPattern<string>('cart.quoted.v1')
  quoted(@Payload() event: ShopEvent<'cart.quoted.v1'>) {
    return this.inbox.once(event, (tx) => this.shoppers.hadCart(tx, event.data.visitor_id, event.time));
  }
}
