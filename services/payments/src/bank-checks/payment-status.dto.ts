import { z } from 'zod';

export const statusAnswer = z.object({
  status: z.enum(['awaiting', 'paid', 'expired', 'cancelled', 'review']),
  outcome: z
    .enum(['paid', 'not_found', 'cannot_check'])
    .nullable()
    .describe('What the bank said last; null where it was not asked'),
  checked_at: z.string().nullable(),
  next_check_at: z.string().nullable(),
  other_money: z
    .boolean()
    .describe('Whether money came that is not what it waits for, about which the shop has yet to decide'),
});
