import { seenSettingVersion } from '@mekong/service-defaults';
import { z } from 'zod';

export const packingBody = z.object({
  packed: z.boolean().describe('`false` takes it back'),
  lines: z
    .array(z.int())
    .min(1)
    .max(1_000)
    .optional()
    .describe('Ids of lines; without them all that are yours to pack'),
});
export type PackingBody = z.infer<typeof packingBody>;

export const whoShipsAnswer = z
  .object({
    sellers_may_ship: z.boolean().describe('Whether the seller of a shop with one seller ships as well'),
    you_ship: z.boolean(),
    version: z.int(),
  })
  .meta({ id: 'WhoShips' });

export const whoShipsBody = z.object({
  sellers_may_ship: z.boolean(),
  version: seenSettingVersion,
});
export type WhoShipsBody = z.infer<typeof whoShipsBody>;
