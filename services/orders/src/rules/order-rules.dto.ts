import { shippingPolicies } from '@mekong/contracts';
import { seenSettingVersion, setInEnvironment } from '@mekong/service-defaults';
import { z } from 'zod';
import { mostReturnDays } from '../config.js';

const rules = z.object({
  return_days: z
    .int()
    .min(0)
    .max(mostReturnDays)
    .describe('How many days after its delivery an order can be returned'),
  shipping_policy: z
    .enum(shippingPolicies)
    .describe('What delivery costs where no way to bring it was entered'),
});

export const orderRulesBody = rules.extend({ version: seenSettingVersion });
export type OrderRulesBody = z.infer<typeof orderRulesBody>;

export const orderRulesAnswer = z.object({
  order_rules: rules
    .extend({
      version: z.int().describe('0 while nobody has changed them'),
      environment: setInEnvironment,
    })
    .meta({ id: 'OrderRules' }),
});
