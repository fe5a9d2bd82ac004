import { notFound, Problem } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { Outbox, staffActed } from '@mekong/messaging';
import { onceByKey, type Identity } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { seesOnlyCustomers } from './mail-scope.js';
import type { Mail } from './mail.entity.js';
import { MailsRepository } from './mails.repository.js';
import { outOfDate } from './templates/out-of-date.js';
import { holdsSecret } from './templates/templates.js';
import { QueueMails } from './queue-mails.js';

/** The same limit as for forgotten passwords. */
const maxPerHour = 5;

/**
 * Sends a mail again, as a mail of its own. Refuses one with a code or link, for which the user has to ask again, and one
 * that says what is no longer so.
 */
@Injectable()
export class ResendMail {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: MailsRepository,
    private readonly queueMails: QueueMails,
    private readonly outbox: Outbox,
  ) {}

  /** Answers the id of the new mail. */
  resend(caller: Identity, id: string): Promise<string> {
    return onceByKey(this.dataSource, async (tx) => {
      const mail = await this.mails.lock(tx, id);
      if (!mail || !(await this.isSeenBy(tx, caller, id))) throw notFound('Mail');
      await this.refuseUnsendable(tx, mail);
      const { template, to, userId, params } = mail;
      const [copy] = await this.queueMails.queue(tx, [
        { template, to, userId: userId!, params, resendOf: id },
      ]);
      // Without the address, which must not outlive its account.
      const subject = { type: 'mail', id, name: template };
      const change = { before: { status: mail.status }, after: { status: 'queued', resent_as: copy } };
      await this.outbox.record(tx, staffActed(caller, 'mail.resent', subject, change));
      return copy!;
    });
  }

  private async isSeenBy(tx: EntityManager, caller: Identity, id: string): Promise<boolean> {
    return !seesOnlyCustomers(caller) || this.mails.isToCustomer(tx, id);
  }

  private async refuseUnsendable(tx: EntityManager, mail: Mail): Promise<void> {
    if (holdsSecret(mail.template)) {
      throw new Problem(
        409,
        'MAIL_HOLDS_SECRET',
        'Codes and reset links are never sent again. The customer can ask for a new one.',
      );
    }
    const reason = (await this.mails.findOutdated([mail], tx)).get(mail.id);
    if (reason) throw new Problem(409, outOfDate[reason].code, outOfDate[reason].message);
    if (mail.status === 'queued' || (await this.mails.isBeingResent(tx, mail.id))) {
      throw new Problem(409, 'MAIL_IS_QUEUED', 'This mail is waiting to be sent already.');
    }
    if (await this.mails.isJustResent(tx, mail.id)) {
      throw new Problem(409, 'MAIL_IS_RESENT', 'This mail was sent again within the last minute.');
    }
    if ((await this.mails.countResent(tx, mail)) >= maxPerHour) {
      throw new Problem(
        429,
        'TOO_MANY_RESENDS',
        'This address was sent enough mails again. Please try later.',
        {
          retryAfter: 3_600,
        },
      );
    }
  }
}
