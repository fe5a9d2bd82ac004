import { readConfig, serviceConfig, type Env } from '@mekong/service-defaults';
import { z } from 'zod';

const schema = serviceConfig.extend({
  /** `demo` is the only provider that lets the shopper say that the order is paid. */
  PAYMENT_PROVIDER: z.enum(['demo']).default('demo'),
  /** The Bakong account that the QR names as the receiver. */
  KHQR_ACCOUNT: z.string().min(3).max(32).default('mekong_gear@demo'),
  KHQR_CITY: z.string().min(1).max(15).default('Phnom Penh'),
});
export type PaymentsConfig = z.infer<typeof schema>;
export const CONFIG = Symbol('CONFIG');

export const readPaymentsConfig = (env: Env): PaymentsConfig => readConfig(schema, env);
