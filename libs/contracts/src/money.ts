import { z } from 'zod';

/** An amount in integer minor units (cents) with its ISO 4217 currency code. */
export const moneySchema = z.object({ amount: z.int(), currency: z.literal('USD') });
export type Money = z.infer<typeof moneySchema>;
