import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailsRepository, type NewMail } from './mails.repository.js';

/** Queues mails in the transaction of their cause; answers their ids. */
@Injectable()
export class QueueMails {
  constructor(private readonly mails: MailsRepository) {}

  async run(tx: EntityManager, mails: NewMail[]): Promise<string[]> {
    if (mails.length === 0) return [];
    const queued = mails.map((mail) => ({ ...mail, id: randomUUID() }));
    await this.mails.queue(tx, queued);
    return queued.map(({ id }) => id);
  }
}
