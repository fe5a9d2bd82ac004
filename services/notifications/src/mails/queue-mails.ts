import { randomUUID } from 'node:crypto';
import { forgottenAmong } from '@mekong/messaging';
import { Injectable } from '@nestjs/common';
import type { EventData } from '@mekong/contracts';
import type { EntityManager } from 'typeorm';
import { isOwnCancellation } from '../own-cancellation.js';
import { MailsRepository, type NewMail } from './mails.repository.js';

/** More orders at the door within an hour are of somebody who cancels them again: only a few may be open at once. */
const mostOfCashOrders = 3;

/** Queues mails in the transaction of their cause, none for a user whose data was deleted; answers their ids. */
@Injectable()
export class QueueMails {
  constructor(private readonly mails: MailsRepository) {}

  async queue(tx: EntityManager, mails: NewMail[]): Promise<string[]> {
    const forgotten = await forgottenAmong(
      tx,
      mails.flatMap(({ userId }) => userId ?? []),
    );
    const wanted = mails.filter(({ userId }) => !userId || !forgotten.has(userId));
    if (wanted.length === 0) return [];
    const queued = wanted.map((mail) => ({ ...mail, id: randomUUID() }));
    await this.mails.queue(tx, queued);
    return queued.map(({ id }) => id);
  }

  /** An invitation that still waits to be sent is out of date. */
  endInvitation(tx: EntityManager, data: EventData<'user.invitation-withdrawn.v1'>): Promise<void> {
    return this.mails.endInvitation(tx, data.user_id, data.withdrawn_at);
  }

  /** A receipt that is sent from now on, for the first time or again, names where the order goes now. */
  correctReceipt(tx: EntityManager, data: EventData<'order.delivery-changed.v1'>): Promise<void> {
    const { order_id, customer_name, phone_number, shipping_address, version } = data;
    const delivery = { customer_name, phone_number, shipping_address, delivery_version: version };
    return this.mails.correctReceipt(tx, order_id, delivery);
  }

  /** Queues the mail about an order that is paid at the door, but for those of whoever orders and cancels again and again. */
  async cashOrder(tx: EntityManager, mail: NewMail & { userId: string }): Promise<void> {
    if ((await this.mails.countRecent(tx, mail)) < mostOfCashOrders) await this.queue(tx, [mail]);
  }

  /**
   * Queues the mail about a cancelled order. Of those that a customer has cancelled, once an hour: they have seen it on the screen, and
   * whoever orders and cancels again and again would fill a mailbox.
   */
  async cancelled(
    tx: EntityManager,
    mail: NewMail & { userId: string },
    cancelled: EventData<'order.cancelled.v1'>,
  ): Promise<void> {
    const { reason } = cancelled;
    if (isOwnCancellation(cancelled) && (await this.mails.hasRecent(tx, mail, { reason }))) return;
    await this.queue(tx, [mail]);
  }
}
