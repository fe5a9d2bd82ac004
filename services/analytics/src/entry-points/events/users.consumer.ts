import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { ShopEvent } from '@mekong/contracts';
import { Inbox } from '@mekong/messaging';
import { FollowShoppers } from '../../use-cases/follow-shoppers.js';

@Controller()
export class UsersConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly shoppers: FollowShoppers,
  ) {}

  @EventPattern<string>('user.signed-up.v1')
  signedUp(@Payload() event: ShopEvent<'user.signed-up.v1'>) {
    return this.inbox.once(event, (tx) => this.shoppers.signedUp(tx, event.data, event.time));
  }

  @EventPattern<string>('user.verified.v1')
  verified(@Payload() event: ShopEvent<'user.verified.v1'>) {
    return this.inbox.once(event, (tx) => this.shoppers.personIs(tx, event.data, event.time));
  }

  @EventPattern<string>('user.changed.v1')
  changed(@Payload() event: ShopEvent<'user.changed.v1'>) {
    return this.inbox.once(event, (tx) => this.shoppers.accountIs(tx, event.data, event.time));
  }

  @EventPattern<string>('user.deleted.v1')
  deleted(@Payload() event: ShopEvent<'user.deleted.v1'>) {
    return this.inbox.once(event, (tx) => this.shoppers.personIsGone(tx, event.data.user_id));
  }
}
