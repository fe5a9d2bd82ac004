import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import type { TemplateName } from '../templates/templates.js';
import { addressKey } from './address-key.js';
import { Mail, type MailStatus } from './mail.js';

export interface MailSearch {
  status?: MailStatus;
  template?: TemplateName;
  /** Part of an address, or an order's id. */
  q?: string;
}

@Injectable()
export class MailsRepository {
  constructor(@InjectRepository(Mail) private readonly mails: Repository<Mail>) {}

  /** A page of the mails, newest first, and how many there are. */
  async findPage({ status, template, q }: MailSearch, page: number, limit: number) {
    const found = this.mails.createQueryBuilder('m').orderBy({ 'm.createdAt': 'DESC', 'm.id': 'ASC' });
    if (status) found.andWhere('m.status = :status', { status });
    if (template) found.andWhere('m.template = :template', { template });
    if (q) {
      const part = `%${addressKey(q).replaceAll(/[\\%_]/g, '\\$&')}%`;
      found.andWhere(`(m.toKey LIKE :part OR m.params->>'order_id' = :q)`, { part, q });
    }
    const [rows, total] = await found
      .offset((page - 1) * limit)
      .limit(limit)
      .getManyAndCount();
    return { rows, total };
  }

  /** The mail, locked until the transaction ends. */
  lock(tx: EntityManager, id: string): Promise<Mail | null> {
    return tx.findOne(Mail, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Whether this mail waits to be sent again. */
  isBeingResent(tx: EntityManager, id: string): Promise<boolean> {
    return tx.existsBy(Mail, { resendOf: id, status: 'queued' });
  }

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
