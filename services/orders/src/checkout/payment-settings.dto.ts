import { fault, paymentMethods } from '@mekong/contracts';
import { seenSettingVersion } from '@mekong/service-defaults';
import { z } from 'zod';

const method = z.enum(paymentMethods);

export const paymentSettingsAnswer = z.object({
  payment_methods: z
    .object({
      methods: z.array(
        z.object({
          key: method,
          on: z.boolean(),
          allowed: z.boolean().describe('Whether PAYMENT_METHODS in the environment has it'),
        }),
      ),
      version: z.int().describe('0 while nobody has turned any off'),
    })
    .meta({ id: 'PaymentSettings' }),
});

export const paymentSettingsBody = z.object({
  off: z
    .array(method)
    .refine(
      (all) => new Set(all).size === all.length,
      fault('NAMED_TWICE', 'must name each way to pay once'),
    ),
  version: seenSettingVersion,
});
export type PaymentSettingsBody = z.infer<typeof paymentSettingsBody>;
