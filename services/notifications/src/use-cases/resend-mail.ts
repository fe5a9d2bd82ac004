import { Injectable } from '@nestjs/common';
import { newEvent, Outbox } from '@mekong/messaging';
import { notFound, Problem, type Identity } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import type { Mail } from '../data-access/mail.js';
import { MailsRepository } from '../data-access/mails.repository.js';
import { holdsSecret } from '../templates/templates.js';
import { QueueMail } from './queue-mail.js';

/** Has a mail sent once more, as a mail of its own. One with a code or link is refused: it must be asked for anew. */
@Injectable()
export class ResendMail {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: MailsRepository,
    private readonly queueMail: QueueMail,
    private readonly outbox: Outbox,
  ) {}

  /** Resolves with the id of the new mail. */
  run(caller: Identity, id: string): Promise<string> {
    return this.dataSource.transaction(async (tx) => {
      const mail = await this.mails.lock(tx, id);
      if (!mail) throw notFound('Mail');
      await this.refuseHopeless(tx, mail);
      const { template, to, params } = mail;
      const copy = await this.queueMail.run(tx, { template, to, params, resendOf: id });
      await this.outbox.record(tx, resent(caller, mail, copy));
      return copy;
    });
  }

  private async refuseHopeless(tx: EntityManager, mail: Mail): Promise<void> {
    if (holdsSecret(mail.template)) {
      throw new Problem(
        409,
        'MAIL_HOLDS_SECRET',
        'Codes and reset links are never sent again. The customer can ask for a new one.',
      );
    }
    if (mail.status === 'queued' || (await this.mails.isBeingResent(tx, mail.id))) {
      throw new Problem(409, 'MAIL_IS_QUEUED', 'This mail is waiting to be sent already.');
    }
  }
}

function resent({ userId, email, name }: Identity, mail: Mail, copy: string) {
  return newEvent('staff.acted.v1', userId, {
    actor: { user_id: userId, email, name },
    action: 'mail.resent',
    subject: { type: 'mail', id: mail.id, name: `${mail.template}: ${mail.to}` },
    before: { status: mail.status },
    after: { status: 'queued', resent_as: copy },
    acted_at: new Date().toISOString(),
  });
}
