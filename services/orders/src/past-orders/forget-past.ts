import type { EventData } from '@mekong/contracts';
import { emailKey } from '@mekong/service-defaults';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PastCustomersRepository } from './past-customers.repository.js';
import { PastOrdersRepository } from './past-orders.repository.js';
import { emailHash, ofNobody, orderRecord } from './records.js';

/**
 * Deletes from the orders of before whose they were, once the account with that email is deleted; who was a customer of before is deleted
 * as a whole. Products and amounts stay. An email that nobody has verified was no word of its owner's, and deletes nothing.
 */
@Injectable()
export class ForgetPast {
  constructor(
    private readonly orders: PastOrdersRepository,
    private readonly customers: PastCustomersRepository,
  ) {}

  async forget(
    tx: EntityManager,
    { email, is_verified: isVerified }: EventData<'user.deleted.v1'>,
  ): Promise<void> {
    if (isVerified === false) return;
    const key = emailKey(email);
    const orders = await this.orders.lockOfEmail(tx, key);
    const customers = await this.customers.removeOfEmail(tx, key);
    if (orders.length + customers === 0) return;
    await this.orders.blank(
      tx,
      orders.map((order) => ({ id: order.id, ...orderRecord(ofNobody(order)) })),
    );
    await this.orders.rememberForgotten(tx, emailHash(email));
  }
}
