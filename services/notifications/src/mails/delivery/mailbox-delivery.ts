import type { EntityManager } from 'typeorm';
import type { MailboxRepository } from '../mailbox.repository.js';
import type { Letter, MailDelivery } from './mail-delivery.js';

/** Delivers mail to the mailbox page, in the transaction that marks it as sent. */
export class MailboxDelivery implements MailDelivery {
  readonly maxAtOnce = 50;

  constructor(private readonly mailbox: MailboxRepository) {}

  deliver(tx: EntityManager, { to, subject, text, html }: Letter): Promise<void> {
    return this.mailbox.add(tx, { to, subject, text, html });
  }
}
