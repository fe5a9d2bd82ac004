import { Inject, Injectable, Logger } from '@nestjs/common';
import { languageSchema, type EventData, type Fault, type Language } from '@mekong/contracts';
import { newEvent, Outbox, unseal } from '@mekong/messaging';
import { inSpanOf, tracerOf } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type NotificationsConfig } from '../config.js';
import { RaiseAlerts } from '../alerts/index.js';
import { LanguagesRepository, ShopInMessages, type ToldShop } from '../copies/index.js';
import { SendingRepository } from '../sending/index.js';
import type { Mail } from './mail.entity.js';
import { MailsRepository } from './mails.repository.js';
import { MAIL_DELIVERY, type Letter, type MailDelivery } from './delivery/mail-delivery.js';
import { isRefusal, mailFault } from './delivery/mail-fault.js';
import { outOfDate } from './templates/out-of-date.js';
import { renderMail } from './templates/templates.js';

type About = EventData<'mail.sent.v1'>;

interface Shop extends ToldShop {
  /** From whom its mails come, if somebody has said. */
  from?: string;
}

/** Enough for a mail server that is down for about 17 minutes. */
const attempts = 10;
const firstWaitMs = 1_000;
const longestWaitMs = 300_000;

/**
 * Sends the mails that are due, codes and reset links first; publishes mail.sent, or mail.failed when the server refuses a
 * mail for good or too often. Each mail is sent once by all replicas together, unless a process crashes between the
 * server's acceptance and the commit. A mail that says what is no longer
 * so fails instead of being sent.
 */
@Injectable()
export class SendMails {
  private readonly logger = new Logger(SendMails.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: MailsRepository,
    private readonly languages: LanguagesRepository,
    private readonly shopInMessages: ShopInMessages,
    private readonly sending: SendingRepository,
    private readonly outbox: Outbox,
    private readonly alerts: RaiseAlerts,
    @Inject(MAIL_DELIVERY) private readonly delivery: MailDelivery,
    @Inject(CONFIG) private readonly config: NotificationsConfig,
  ) {}

  /**
   * Sends until nothing is due; may run several times in parallel. Calls `onTaken` when it has taken mails, before they are
   * sent, since more may be due.
   */
  async send(onTaken: () => void): Promise<void> {
    while (await this.dataSource.transaction((tx) => this.sendSome(tx, onTaken)));
  }

  private async sendSome(tx: EntityManager, onTaken: () => void): Promise<boolean> {
    const mails = await this.mails.takeDue(tx, this.delivery.maxAtOnce);
    if (mails.length === 0) return false;
    onTaken();
    const outdated = await this.mails.findOutdated(mails, tx);
    for (const mail of mails) {
      const reason = outdated.get(mail.id);
      if (reason) await this.giveUp(tx, aboutMail(mail), { ...outOfDate[reason], params: {} });
    }
    // One after the other: after a failing statement the transaction accepts no other.
    const sent: Mail[] = [];
    const languages = await this.languages.of(
      tx,
      mails.flatMap(({ userId }) => userId ?? []),
    );
    const shop = { ...(await this.shopInMessages.now(tx)), from: await this.senderOf(tx) };
    for (const mail of mails.filter(({ id }) => !outdated.has(id)))
      if (await this.isSent(tx, mail, shop, languages.get(mail.userId ?? '') ?? languageAtAsking(mail)))
        sent.push(mail);
    await this.noteSent(tx, sent);
    return true;
  }

  /** Read for each batch, so that all replicas send by what was saved last. */
  private async senderOf(tx: EntityManager): Promise<string | undefined> {
    return this.config.MAIL_FROM ?? (await this.sending.find(tx)).mailFrom ?? undefined;
  }

  /** A mail that was not sent is put off or given up. */
  private async isSent(tx: EntityManager, mail: Mail, shop: Shop, language?: Language): Promise<boolean> {
    try {
      await inSpanOf(
        tracerOf('notifications'),
        mail.traceparent,
        () => ({ name: `mail ${mail.template}`, kind: 'client' }),
        () => this.delivery.deliver(tx, this.letterOf(mail, shop, language)),
      );
      return true;
    } catch (error) {
      await this.handleFailure(tx, mail, error);
      return false;
    }
  }

  private async handleFailure(tx: EntityManager, mail: Mail, error: unknown): Promise<void> {
    const reason = this.withoutSecret((error as Error).message, mail);
    this.logger.warn(`mail ${mail.id} (${mail.template}) could not be sent: ${reason}`);
    const fault = mailFault(error, reason);
    if (mail.attempts + 1 < attempts && !isRefusal(error))
      return this.mails.postpone(tx, mail.id, nextTry(mail), fault);
    await this.giveUp(tx, aboutMail(mail), fault);
    await this.alerts.mailFailed(tx, aboutMail(mail), fault);
  }

  private async noteSent(tx: EntityManager, mails: Mail[]): Promise<void> {
    if (mails.length === 0) return;
    const events = mails.map((mail) => newEvent('mail.sent.v1', mail.id, aboutMail(mail)));
    await Promise.all([
      this.mails.markSent(
        tx,
        mails.map(({ id }) => id),
      ),
      this.outbox.record(tx, ...events),
    ]);
  }

  private async giveUp(tx: EntityManager, about: About, fault: Fault): Promise<void> {
    await this.mails.markFailed(tx, about.mail_id, fault);
    const data = { ...about, reason: fault.message };
    await this.outbox.record(tx, newEvent('mail.failed.v1', about.mail_id, data));
  }

  private letterOf(mail: Mail, shop: Shop, language: Language = 'en'): Letter {
    const rendered = renderMail(mail.template, {
      shop,
      params: mail.params,
      language,
      secret: mail.secretSealed ? unseal(mail.secretSealed, this.config.EVENT_SEALING_KEY) : undefined,
    });
    return { id: mail.id, to: mail.to, shopName: shop.name, from: shop.from, ...rendered };
  }

  /** A server's refusal may quote the mail; staff read it. */
  private withoutSecret(reason: string, { secretSealed }: Mail): string {
    if (!secretSealed) return reason;
    return reason.replaceAll(unseal(secretSealed, this.config.EVENT_SEALING_KEY), '…');
  }
}

/** Whoever has no account has told in which language they read. */
const languageAtAsking = ({ params }: Mail): Language | undefined =>
  languageSchema.safeParse(params.language).data;

const aboutMail = ({ id, template, to }: Mail): About => ({ mail_id: id, template, to });

function nextTry(mail: Mail): Date {
  return new Date(Date.now() + Math.min(firstWaitMs * 2 ** mail.attempts, longestWaitMs));
}
