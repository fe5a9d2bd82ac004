import { fault, faultSchema, payCurrencies } from '@mekong/contracts';
import { requiredText } from '@mekong/service-defaults';
import { z } from 'zod';
import { knownBy, roles, verdicts } from './statement.js';
import { unmatchedReasons } from '../posting/index.js';

/** Of messages that are pasted. */
export const textBody = z.object({ text: requiredText(20_000) });

const columnName = z.string().max(20_000);
const mappingField = z.object({
  columns: z.partialRecord(z.enum(roles), columnName),
  currency: z.enum(payCurrencies).optional(),
});

export const mappingText = z
  .string()
  .max(65_536)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', ...fault('INVALID', 'must be JSON') });
      return z.NEVER;
    }
  })
  .pipe(mappingField);

const count = z.int();

const line = z
  .object({
    line: z.int().describe('Of the file or text, from 1'),
    verdict: z.enum(verdicts),
    why: z.enum([...knownBy, ...unmatchedReasons]).nullable(),
    currency: z.enum(payCurrencies).nullable(),
    minor: z.int().nullable().describe('Cents, or whole riel'),
    at: z.string().nullable(),
    payer: z.string().nullable(),
    reference: z.string().nullable(),
    description: z.string(),
    order_id: z.string().nullable(),
    order_number: z.string().nullable(),
    faults: z.array(faultSchema),
  })
  .meta({ id: 'StatementLine' });

const statement = z
  .object({
    id: z.string(),
    source: z.enum(['csv', 'text']),
    name: z.string(),
    created_at: z.string(),
    committed_at: z.string().nullable(),
    columns: z.array(
      z.object({ name: z.string(), guess: z.enum(roles).nullable(), samples: z.array(z.string()) }),
    ),
    mapping: mappingField,
    missing: z
      .array(z.enum(roles))
      .describe('What no column is known to hold, without which no line is read'),
    counts: z.object({ known: count, matched: count, unmatched: count, out: count, fault: count }),
    lines: z.array(line),
  })
  .meta({ id: 'Statement' });

export const statementAnswer = z.object({ statement });

export const statementsAnswer = z.object({
  statements: z.array(
    z.object({
      id: z.string(),
      source: z.enum(['csv', 'text']),
      name: z.string(),
      lines: z.int(),
      created_at: z.string(),
      committed_at: z.string().nullable().describe('When it was taken into the books; null where it was not'),
    }),
  ),
});
