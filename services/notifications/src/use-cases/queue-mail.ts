import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Mail } from '../data-access/mail.js';
import type { TemplateName } from '../templates/templates.js';

export interface NewMail {
  template: TemplateName;
  to: string;
  params: Record<string, unknown>;
  secretSealed?: string;
}

/** Puts a mail into the queue, in the transaction of the event that asks for it. */
@Injectable()
export class QueueMail {
  async run(tx: EntityManager, { template, to, params, secretSealed }: NewMail): Promise<void> {
    await tx.insert(Mail, {
      id: randomUUID(),
      template,
      to,
      params: params as never,
      secretSealed: secretSealed ?? null,
      status: 'queued',
      attempts: 0,
      nextAttemptAt: new Date(),
    });
  }
}
