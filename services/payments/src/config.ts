import { readConfig, serviceConfig, type Env } from '@mekong/service-defaults';
import { z } from 'zod';

/** Whether it is an address with a gap for the payload, and none that runs a script in the page. */
function isDeeplink(template: string): boolean {
  if (!template.includes('{payload}') || !URL.canParse(template)) return false;
  return !['javascript:', 'data:', 'blob:', 'vbscript:'].includes(new URL(template).protocol);
}

const schema = serviceConfig.extend({
  /** `demo` is the only provider that lets the shopper say that the order is paid. */
  PAYMENT_PROVIDER: z.enum(['demo']).default('demo'),
  /** The Bakong account that the QR names as the receiver. */
  KHQR_ACCOUNT: z
    .string()
    .max(32)
    .regex(/^[^@\s]+@[^@\s]+$/, 'must be name@bank')
    .default('mekong_gear@demo'),
  KHQR_CITY: z.string().min(1).max(15).default('Phnom Penh'),
  /** Riel for a dollar until an admin sets it, as shown beside an amount; the QR itself is in dollars. */
  KHR_RATE: z.coerce.number().positive().max(1_000_000).default(4_100),
  /** An address that opens a banking app with the QR's text in place of `{payload}`; without it phones show no button. */
  PAYMENT_DEEPLINK: z
    .string()
    .refine(isDeeplink, 'must be the address of an app with {payload} in it')
    .optional(),
});
export type PaymentsConfig = z.infer<typeof schema>;
export const CONFIG = Symbol('CONFIG');

export const readPaymentsConfig = (env: Env): PaymentsConfig => readConfig(schema, env);

/** Whether the shop gives goods away: in production shoppers pay with the demo. */
export const sellsWithDemo = ({ NODE_ENV, PAYMENT_PROVIDER }: PaymentsConfig): boolean =>
  NODE_ENV === 'production' && PAYMENT_PROVIDER === 'demo';
