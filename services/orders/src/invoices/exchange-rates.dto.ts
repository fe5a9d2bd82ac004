import { endOfShopDay, fault, shopDay } from '@mekong/contracts';
import { pageFields, pageQuery, seenVersion } from '@mekong/service-defaults';
import { z } from 'zod';

/** Well around what a dollar has cost in the last twenty years, so that a digit too many or too few is refused. */
const [least, most] = [1_000, 20_000];

/** A rate is told on the evening before its day. */
const isToldAlready = (day: string) => day <= shopDay(endOfShopDay(shopDay()));

const day = z.iso
  .date({ error: 'must be a day like 2026-01-31' })
  .refine(
    (value) => value >= '2000',
    fault('NO_SUCH_YEAR', 'must be between 2000 and 2199', { least: 2000, most: 2199 }),
  )
  .refine(isToldAlready, fault('DAY_TO_COME', 'must be tomorrow at the latest'));

export const ratesPage = pageQuery({ default: 50, max: 100 });
export type RatesPage = z.infer<typeof ratesPage>;

export const rateBody = z.object({
  day,
  riel_rate: z.int().min(least).max(most).describe('Riel for a dollar'),
  version: seenVersion,
});
export type RateBody = z.infer<typeof rateBody>;

const rate = z
  .object({ day: z.string(), riel_rate: z.int().describe('Riel for a dollar'), version: z.int() })
  .meta({ id: 'ExchangeRate' });
export const rateAnswer = z.object({ rate });
export const ratesAnswer = z.object({ rates: z.array(rate), ...pageFields });
