import { Injectable } from '@nestjs/common';
import { oneByOne, type EventHandlers } from '@mekong/messaging';
import { RecordAct } from './audit-log/index.js';
import { ShopNameRepository } from './shop-name/index.js';
import { OrderPhonesRepository } from './users/index.js';

/**
 * The handlers of the events that auth subscribes to: the audit log records what staff did in other services, users are found by
 * the phone numbers of their orders, and authenticator apps show the shop's name.
 */
@Injectable()
export class AuthEvents implements EventHandlers<'auth'> {
  constructor(
    private readonly recordAct: RecordAct,
    private readonly orderPhones: OrderPhonesRepository,
    private readonly shopName: ShopNameRepository,
  ) {}

  readonly handlers: EventHandlers<'auth'>['handlers'] = {
    'staff.acted.v1': oneByOne((tx, { data, source }) => this.recordAct.record(tx, data, source)),
    'order.placed.v1': (tx, events) =>
      this.orderPhones.add(
        tx,
        events.map(({ data }) => ({ userId: data.customer.user_id, phone: data.phone_number })),
      ),
    'settings.changed.v1': oneByOne((tx, { data }) => this.shopName.keep(tx, data)),
  };
}
