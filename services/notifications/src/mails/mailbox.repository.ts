import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { emailKey, prepared, removeInBatches } from '@mekong/service-defaults';
import { LessThanOrEqual, Repository, type EntityManager } from 'typeorm';
import { MailboxMessage } from './mailbox-message.entity.js';

const newestOnly = 200;

const addMessage = prepared`
  INSERT INTO mailbox ("to", to_key, subject, text, html) VALUES ($1, $2, $3, $4, $5)`;

@Injectable()
export class MailboxRepository {
  constructor(@InjectRepository(MailboxMessage) private readonly messages: Repository<MailboxMessage>) {}

  async add(
    tx: EntityManager,
    message: { to: string; subject: string; text: string; html: string },
  ): Promise<void> {
    const { to, subject, text, html } = message;
    await addMessage(tx, [to, emailKey(to), subject, text, html]);
  }

  /** Newest first, all or those to one address. */
  list(to?: string): Promise<MailboxMessage[]> {
    return this.messages.find({
      where: to ? { toKey: emailKey(to) } : {},
      order: { id: 'DESC' },
      take: newestOnly,
    });
  }

  find(id: number): Promise<MailboxMessage | null> {
    return this.messages.findOneBy({ id });
  }

  /** Removes the messages to an address from before `time`. */
  async removeAllTo(tx: EntityManager, address: string, time: string): Promise<void> {
    await tx.delete(MailboxMessage, { toKey: emailKey(address), createdAt: LessThanOrEqual(new Date(time)) });
  }

  async removeOlderThan(days: number): Promise<void> {
    await removeInBatches(this.messages.manager.dataSource, {
      table: 'mailbox',
      where: `created_at < now() - interval '${days} days'`,
    });
  }
}
