import { text } from '@mekong/service-defaults';
import { z } from 'zod';

export const methodsQuery = z.object({
  province: text(100).optional().describe('Where the order goes'),
  total_cents: z
    .string()
    .regex(/^\d{1,10}$/, 'must be whole cents')
    .transform(Number)
    .optional()
    .describe('What the cart costs'),
  pick_up: z
    .enum(['true', 'false'])
    .transform((is) => is === 'true')
    .optional()
    .describe('Whether its shopper comes to the shop for it'),
});
export type MethodsQuery = z.infer<typeof methodsQuery>;

export const methodsAnswer = z.object({
  methods: z.array(
    z.object({
      key: z.string(),
      available: z.boolean(),
      reason: z.string().nullable().describe('Why it cannot be had for this cart'),
      limit_cents: z.int().optional().describe('Of cash on delivery: the highest total'),
      provinces: z.array(z.string()).optional().describe('Of cash on delivery: where it is offered'),
    }),
  ),
  vat_invoices: z.boolean().describe('Whether a checkout can ask for a VAT invoice'),
});
