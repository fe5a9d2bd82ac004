import { fault } from '@mekong/contracts';
import { seenVersion } from '@mekong/service-defaults';
import { z } from 'zod';

const mostCents = 100_000_000;
const mostKhr = 2_000_000_000;

export const cashStepBody = z
  .object({
    step: z.enum(['confirmed', 'no_answer', 'handed_over', 'refused']),
    collected: z
      .object({
        usd_cents: z.int().min(0).max(mostCents),
        khr: z.int().min(-mostKhr).max(mostKhr).describe('Below 0: change'),
      })
      .optional()
      .describe('Needed when it is handed over: all that the courier got and gave as change'),
    fee_cents: z.int().min(0).max(mostCents).optional().describe('What the courier takes for it'),
    restock: z
      .boolean()
      .optional()
      .describe('Refused: whether its pieces can be sold again; else they are gone'),
    version: seenVersion,
  })
  .refine(({ step, collected }) => step !== 'handed_over' || collected !== undefined, {
    path: ['collected'],
    ...fault('REQUIRED', 'is required'),
  });
export type CashStepBody = z.infer<typeof cashStepBody>;

export const undoBody = z.object({ version: seenVersion });
export type UndoBody = z.infer<typeof undoBody>;
