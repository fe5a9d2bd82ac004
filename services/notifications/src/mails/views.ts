import { faultSchema, textOf } from '@mekong/contracts';
import { z } from 'zod';
import type { Mail } from './mail.entity.js';
import { outOfDate, outOfDateCodes, type OutOfDate } from './templates/out-of-date.js';
import type { RenderContext } from './templates/template.js';
import { holdsSecret, templateNames, templates } from './templates/templates.js';

export const mailStatuses = z.enum(['queued', 'sent', 'failed', 'outdated']);

export const mailSchema = z
  .object({
    id: z.uuid(),
    to: z.string(),
    subject: z.string(),
    kind: z.enum(templateNames),
    status: mailStatuses.describe('`outdated` was not sent, since what it says was no longer so'),
    attempts: z.int(),
    last_error: z.string().nullable(),
    faults: z.array(faultSchema).describe('What `last_error` says, one by one'),
    created_at: z.string(),
    next_attempt_at: z.string().nullable(),
    sent_at: z.string().nullable(),
    order_id: z.string().nullable(),
    order_number: z.string().nullable(),
    resend_of: z.string().nullable(),
    out_of_date: faultSchema.nullable().describe('Why what it says is no longer so'),
    /** Whether staff may have it sent again. */
    can_resend: z.boolean(),
  })
  .meta({ id: 'MailLogEntry' });

/** A mail as staff see it, in whatever language it was sent: never what it says, and never a code, in its subject either. */
export function mailView(
  mail: Mail,
  outdated: OutOfDate | undefined,
  shop: RenderContext['shop'],
): z.infer<typeof mailSchema> {
  const { id, to, template, status, attempts, faults, params, resendOf } = mail;
  return {
    id,
    to,
    subject: templates[template]({ shop, params, language: 'en', secret: '······' }).subject,
    kind: template,
    status: status === 'failed' && outOfDateCodes.includes(faults[0]?.code ?? '') ? 'outdated' : status,
    attempts,
    last_error: textOf(faults) || null,
    faults,
    created_at: mail.createdAt.toISOString(),
    next_attempt_at: status === 'queued' ? mail.nextAttemptAt.toISOString() : null,
    sent_at: mail.sentAt?.toISOString() ?? null,
    order_id: textOrNull(params.order_id),
    order_number: textOrNull(params.order_number),
    resend_of: resendOf,
    out_of_date: outdated ? { ...outOfDate[outdated], params: {} } : null,
    can_resend: status !== 'queued' && !holdsSecret(template) && !outdated,
  };
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
