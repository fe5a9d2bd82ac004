import { fault } from '@mekong/contracts';
import { pageFields, pageQuery, text } from '@mekong/service-defaults';
import { z } from 'zod';

const day = z.iso
  .date()
  .refine(
    (value) => /^2[01]/.test(value),
    fault('NO_SUCH_YEAR', 'must be between 2000 and 2199', { least: 2000, most: 2199 }),
  );

export const ledgerQuery = pageQuery({ default: 50, max: 100 })
  .extend({
    from: day.optional().describe("The first day, by the shop's time"),
    to: day.optional().describe('The last day'),
    // That of a courier has its name, which may be long.
    account: text(120).optional(),
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ['to'],
    ...fault('ENDS_BEFORE_START', 'must not be before the first day'),
  });
export type LedgerQuery = z.infer<typeof ledgerQuery>;

const line = z.object({
  account: z.string(),
  currency: z.string(),
  minor: z.number().describe('Cents or riel; debits are positive, credits negative'),
});

export const ledgerAnswer = z.object({
  journals: z.array(
    z
      .object({
        id: z.string(),
        at: z.string(),
        kind: z.string(),
        order_id: z.string().nullable(),
        lines: z.array(line),
      })
      .meta({ id: 'Journal' }),
  ),
  ...pageFields,
});

export const balancesAnswer = z.object({
  balances: z.array(
    line.extend({
      oldest_open_at: z
        .string()
        .nullable()
        .describe('Of an account that is to come to nothing: since when something is open'),
    }),
  ),
});
