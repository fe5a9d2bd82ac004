import { z } from 'zod';
import { seenSettingVersion } from '@mekong/service-defaults';

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
