import { fault } from '@mekong/contracts';
import { pageFields, pageQuery, text } from '@mekong/service-defaults';
import { z } from 'zod';

const moment = z.iso
  .datetime({ offset: true, abort: true })
  .refine(
    (text) => /^2[01]/.test(text),
    fault('NO_SUCH_YEAR', 'must be between 2000 and 2199', { least: 2000, most: 2199 }),
  );

export const auditQuery = pageQuery({ default: 50, max: 100 }).extend({
  person: text(100).optional().describe('Part of the name or email of whoever acted'),
  product: text(200).optional().describe('The id of a product, or words of its name'),
  order: text(100).optional().describe('The id of an order, or part of its number'),
  from: moment.optional(),
  to: moment.optional().describe('Exclusive'),
});
export type AuditQuery = z.infer<typeof auditQuery>;

const facts = z.record(z.string(), z.unknown()).nullable();

export const auditEntry = z
  .object({
    id: z.string(),
    at: z.string(),
    service: z.string(),
    action: z.string(),
    actor: z.object({ id: z.uuid(), name: z.string(), email: z.string() }),
    subject: z.object({ type: z.string(), id: z.string(), name: z.string() }),
    before: facts,
    after: facts,
  })
  .meta({ id: 'AuditEntry' });

export const auditAnswer = z.object({
  entries: z.array(auditEntry),
  currentPage: z.int(),
  ...pageFields,
});
