import type { EntityManager } from 'typeorm';

export interface Letter {
  /** The same in every attempt, so that a receiver can recognize a repeated mail. */
  id: string;
  to: string;
  /** Who sends it, by the address of the shop. */
  shopName: string;
  /** `Name <address>` or an address, where it comes from elsewhere. */
  from?: string;
  subject: string;
  text: string;
  html: string;
}

/** Delivers a mail; resolves when the mail server or the mailbox has accepted it. */
export interface MailDelivery {
  /** How many mails share a transaction: one if a sent mail cannot be rolled back. */
  readonly maxAtOnce: number;
  deliver(tx: EntityManager, letter: Letter): Promise<void>;
}

/** How many mails are sent by SMTP at the same time. */
export const smtpConnections = 5;

export const MAIL_DELIVERY = Symbol('MAIL_DELIVERY');
