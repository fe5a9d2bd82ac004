import type { FactoryProvider } from '@nestjs/common';
import { CONFIG, type NotificationsConfig } from '../../config.js';
import { MailboxRepository } from '../mailbox.repository.js';
import { MAIL_DELIVERY, type MailDelivery } from './mail-delivery.js';
import { MailboxDelivery } from './mailbox-delivery.js';

async function chooseDelivery(
  config: NotificationsConfig,
  mailbox: MailboxRepository,
): Promise<MailDelivery> {
  if (!config.SMTP_URL) return new MailboxDelivery(mailbox);
  const address = `no-reply@${new URL(config.PUBLIC_URL).hostname}`;
  // Loaded late: a mailbox needs no mail client.
  const { SmtpDelivery } = await import('./smtp-delivery.js');
  return new SmtpDelivery(config.SMTP_URL, address);
}

/** Mails go to the mail server of the settings, or without one to the shop's own mailbox. */
export const mailDelivery: FactoryProvider<MailDelivery> = {
  provide: MAIL_DELIVERY,
  useFactory: chooseDelivery,
  inject: [CONFIG, MailboxRepository],
};
