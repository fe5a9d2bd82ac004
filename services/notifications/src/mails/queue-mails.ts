import { randomUUID } from 'node:crypto';
import { forgottenAmong } from '@mekong/messaging';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailsRepository, type NewMail } from './mails.repository.js';

/** Queues mails in the transaction of their cause, none for a user whose data was deleted; answers their ids. */
@Injectable()
export class QueueMails {
  constructor(private readonly mails: MailsRepository) {}

  async run(tx: EntityManager, mails: NewMail[]): Promise<string[]> {
    const forgotten = await forgottenAmong(
      tx,
      mails.map(({ userId }) => userId),
    );
    const wanted = mails.filter(({ userId }) => !forgotten.has(userId));
    if (wanted.length === 0) return [];
    const queued = wanted.map((mail) => ({ ...mail, id: randomUUID() }));
    await this.mails.queue(tx, queued);
    return queued.map(({ id }) => id);
  }
}
