import type { EntityManager } from 'typeorm';

export interface Letter {
  /** Stable over retries, so that a mail sent twice can be told to be one. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Hands a mail over; resolves when whoever carries it has taken it. */
export interface MailDelivery {
  /** How many mails share a transaction: one, where a mail that was sent cannot be taken back with it. */
  readonly mostAtOnce: number;
  deliver(tx: EntityManager, letter: Letter): Promise<void>;
}

/** So many mails are under way at once where they go by SMTP. */
export const smtpConnections = 5;

export const MAIL_DELIVERY = Symbol('MAIL_DELIVERY');
