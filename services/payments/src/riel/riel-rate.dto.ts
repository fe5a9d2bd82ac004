import { fault, priceStyles } from '@mekong/contracts';
import { seenVersion, setInEnvironment } from '@mekong/service-defaults';
import { z } from 'zod';

/** Well around what a dollar has cost in the last twenty years, so that a digit too many or too few is refused. */
const [least, most] = [1_000, 20_000];

export const rateChange = z
  .object({
    riel_rate: z
      .int()
      .min(least)
      .max(most)
      .optional()
      .describe('Riel for a dollar; without it, it stays as it is'),
    prices: z.enum(priceStyles).optional().describe('Without it, it stays as it is'),
    version: seenVersion,
  })
  .refine(({ riel_rate, prices }) => riel_rate !== undefined || prices !== undefined, {
    path: ['riel_rate'],
    ...fault('REQUIRED', 'is required'),
  });
export type RateChange = z.infer<typeof rateChange>;

export const rateAnswer = z.object({ riel_rate: z.number().describe('Riel for a dollar') });
const editedRate = rateAnswer
  .extend({ prices: z.enum(priceStyles), version: z.int(), environment: setInEnvironment })
  .meta({ id: 'RielRate' });
const datedRate = rateAnswer.extend({ from: z.iso.datetime() });
export const editedRateAnswer = z.object({
  rate: editedRate,
  rates: z.array(datedRate).describe('The last hundred, the newest first'),
});
export const changedRateAnswer = z.object({ message: z.string(), rate: editedRate });
