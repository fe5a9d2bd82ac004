import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Mail } from './mail.js';

@Injectable()
export class MailsRepository {
  /** Takes the next mail that is due, locked until the transaction ends; mails that another replica is at are left to it. */
  takeDue(tx: EntityManager): Promise<Mail | null> {
    return tx
      .createQueryBuilder(Mail, 'm')
      .where(`m.status = 'queued' AND m.nextAttemptAt <= now()`)
      .orderBy('m.nextAttemptAt')
      .setLock('pessimistic_write')
      .setOnLocked('skip_locked')
      .getOne();
  }

  async markSent(tx: EntityManager, id: string): Promise<void> {
    await tx.update(
      Mail,
      { id },
      { status: 'sent', secretSealed: null, sentAt: new Date(), attempts: () => 'attempts + 1', error: null },
    );
  }

  async markFailed(tx: EntityManager, id: string, error: string): Promise<void> {
    await tx.update(
      Mail,
      { id },
      { status: 'failed', secretSealed: null, attempts: () => 'attempts + 1', error },
    );
  }

  async postpone(tx: EntityManager, id: string, until: Date, error: string): Promise<void> {
    await tx.update(Mail, { id }, { attempts: () => 'attempts + 1', nextAttemptAt: until, error });
  }
}
