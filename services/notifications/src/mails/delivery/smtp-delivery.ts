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
    /** The sender of all mails, or the address of the shop's. */
    private readonly sender: { from: string } | { address: string },
  ) {
    const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
    this.transport = createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: smtpConnections,
      ...timeouts,
    });
    const address = 'from' in sender ? sender.from : sender.address;
    this.domain = address.replace(/>$/, '').split('@').at(-1) ?? 'localhost';
  }

  async deliver(_tx: EntityManager, { id, shopName: name, ...letter }: Letter): Promise<void> {
    const from = 'from' in this.sender ? this.sender.from : { name, address: this.sender.address };
    await this.transport.sendMail({ ...letter, from, messageId: `<${id}@${this.domain}>` });
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
