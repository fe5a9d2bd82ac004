import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { addressKey } from '../data-access/address-key.js';
import { Mail } from '../data-access/mail.js';
import type { TemplateName } from '../templates/templates.js';

export interface NewMail {
  template: TemplateName;
  to: string;
  params: Record<string, unknown>;
  secretSealed?: string;
  /** The mail that is sent again by this one. */
  resendOf?: string;
}

/** Puts a mail into the queue, in the transaction of what asks for it; resolves with its id. */
@Injectable()
export class QueueMail {
  async run(tx: EntityManager, { template, to, params, secretSealed, resendOf }: NewMail): Promise<string> {
    const id = randomUUID();
    await tx.insert(Mail, {
      id,
      template,
      to,
      toKey: addressKey(to),
      resendOf: resendOf ?? null,
      params: params as never,
      secretSealed: secretSealed ?? null,
      status: 'queued',
      attempts: 0,
      nextAttemptAt: new Date(),
    });
    return id;
  }
}
