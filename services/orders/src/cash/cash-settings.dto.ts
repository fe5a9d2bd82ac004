import { fault, provinces } from '@mekong/contracts';
import { seenSettingVersion, setInEnvironment } from '@mekong/service-defaults';
import { z } from 'zod';

const mostCents = 10_000_000;

export const cashSettingsAnswer = z.object({
  cash_on_delivery: z
    .object({
      provinces: z.array(z.string()).describe('Where orders may be paid so'),
      limit_cents: z.int().describe('The highest total'),
      open_orders: z.int().describe('How many a shopper may have at once'),
      version: z.int().describe('0 while nobody has set it'),
      environment: setInEnvironment,
    })
    .meta({ id: 'CashOnDelivery' }),
});

export const cashSettingsBody = z.object({
  provinces: z
    .array(z.enum(provinces))
    .max(provinces.length)
    .refine((all) => new Set(all).size === all.length, fault('NAMED_TWICE', 'must name each province once')),
  limit_cents: z.int().min(0).max(mostCents),
  open_orders: z.int().min(0).max(1_000),
  version: seenSettingVersion.optional(),
});
export type CashSettingsBody = z.infer<typeof cashSettingsBody>;
