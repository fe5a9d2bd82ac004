import type { OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import type { EntityManager } from 'typeorm';
import { smtpConnections, type Letter, type MailDelivery } from './mail-delivery.js';

const timeoutMs = 15_000;

/** Delivers mail by SMTP. */
export class SmtpDelivery implements MailDelivery, OnApplicationShutdown {
  readonly maxAtOnce = 1;
  private readonly transport;

  constructor(
    smtpUrl: string,
    /** From where mails come that say nothing else. */
    private readonly address: string,
  ) {
    const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
    this.transport = createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: smtpConnections,
      ...timeouts,
    });
  }

  async deliver(_tx: EntityManager, { id, shopName: name, from, ...letter }: Letter): Promise<void> {
    const sender = from ?? { name, address: this.address };
    const domain = (from ?? this.address).replace(/>$/, '').split('@').at(-1) ?? 'localhost';
    await this.transport.sendMail({ ...letter, from: sender, messageId: `<${id}@${domain}>` });
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
