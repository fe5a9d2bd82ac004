import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { ShopEvent } from '@mekong/contracts';
import { Inbox } from '@mekong/messaging';
import { ForgetCustomer } from '../../use-cases/forget-customer.js';

@Controller()
export class UsersConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly forgetCustomer: ForgetCustomer,
  ) {}

  @EventPattern<string>('user.deleted.v1')
  deleted(@Payload() event: ShopEvent<'user.deleted.v1'>) {
    return this.inbox.once(event, (tx) => this.forgetCustomer.run(tx, event.data.user_id));
  }
}
