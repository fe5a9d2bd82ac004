import { fault } from '@mekong/contracts';
import { text } from '@mekong/service-defaults';
import { z } from 'zod';

const isOnce = (lines: { id: number }[]) => new Set(lines.map(({ id }) => id)).size === lines.length;

export const serialsBody = z.object({
  lines: z
    .array(
      z.object({
        id: z.int().describe("Of the order's line"),
        serials: z
          .array(text(60))
          .max(1_000)
          .describe('By piece; blank for one without. They replace what was there'),
      }),
    )
    .min(1)
    .max(1_000)
    .refine(isOnce, fault('NAMED_TWICE', 'must name each line once')),
});
export type SerialsBody = z.infer<typeof serialsBody>;

const warranty = z
  .object({
    product: z.object({
      id: z.int(),
      name: z.string(),
      name_km: z.string().optional(),
      image_url: z.string(),
    }),
    bought: z.string().describe('In which month, as YYYY-MM'),
    months: z.int().nullable().describe('Null where it has no warranty'),
    until: z.string().nullable().describe('The last day, in Phnom Penh, as YYYY-MM-DD'),
    holds: z.boolean(),
  })
  .meta({ id: 'Warranty' });

export const warrantiesAnswer = z.object({
  warranties: z
    .array(warranty)
    .describe('The newest first; more than one only where products share a serial'),
});
