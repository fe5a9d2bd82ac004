import type { OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import type { EntityManager } from 'typeorm';
import { smtpConnections, type Letter, type MailDelivery } from './mail-delivery.js';

const timeoutMs = 15_000;

/** Delivers mail by SMTP. */
export class SmtpDelivery implements MailDelivery, OnApplicationShutdown {
  readonly maxAtOnce = 1;
  private readonly transport;
  private readonly domain: string;

  constructor(
    smtpUrl: string,
    private readonly from: string,
  ) {
    const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
    this.transport = createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: smtpConnections,
      ...timeouts,
    });
    this.domain = from.replace(/>$/, '').split('@').at(-1) ?? 'localhost';
  }

  async deliver(_tx: EntityManager, { id, ...letter }: Letter): Promise<void> {
    await this.transport.sendMail({ ...letter, from: this.from, messageId: `<${id}@${this.domain}>` });
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
