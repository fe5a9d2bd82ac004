import {
  evenIfFaulty,
  paymentMethodsSetting,
  readConfig,
  refusePlaceholders,
  serviceConfig,
  withPaymentMethods,
  type Env,
} from '@mekong/service-defaults';
import { z } from 'zod';

/** Whether it is an address with a gap for the payload, and none that runs a script in the page. */
function isDeeplink(template: string): boolean {
  if (!template.includes('{payload}') || !URL.canParse(template)) return false;
  return !['javascript:', 'data:', 'blob:', 'vbscript:'].includes(new URL(template).protocol);
}

/** Of a shop that takes no money. */
const demoAccount = 'mekong_gear@demo';

/** What the codes say, and how Bakong is asked whether they were paid. */
const bakong = {
  BAKONG_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  BAKONG_TOKEN: z.string().min(1).optional(),
  /** By which the token is renewed. */
  BAKONG_EMAIL: z.email().optional(),
  /** The account that the code names as the receiver. */
  BAKONG_ACCOUNT: z
    .string()
    .max(32)
    .regex(/^[^@\s]+@[^@\s]+$/, 'must be name@bank')
    .default(demoAccount),
  /** With it the code is a merchant's, and needs the bank, too. */
  BAKONG_MERCHANT_ID: z.string().max(32).optional(),
  BAKONG_BANK: z.string().max(32).optional(),
  /** By default the shop's name. */
  BAKONG_MERCHANT_NAME: z.string().max(25).optional(),
  BAKONG_CITY: z.string().min(1).max(15).default('Phnom Penh'),
  /** Calls that the token allows a day; 0 sets no limit. */
  BAKONG_DAILY_CALLS: z.coerce.number().int().min(0).default(90),
  BAKONG_DAY_ENDS: z.enum(['utc', 'phnom-penh']).default('utc'),
  BAKONG_TIMEOUT_MS: z.coerce.number().int().min(50).max(20_000).default(4_000),
  /** How long an order keeps its stock after its time to pay while the bank cannot be asked. */
  CANNOT_CHECK_HOURS: z.coerce.number().min(0).max(168).default(4),
};

const schema = serviceConfig
  .extend({
    /** `demo` is the only one that lets the shopper say that the order is paid. */
    PAYMENT_METHODS: paymentMethodsSetting,
    ...bakong,
    /** More than this, in cents, is given back only where a second person confirms it. */
    REFUND_TWO_PEOPLE_CENTS: z.coerce.number().int().min(0).default(20_000),
    /** Riel for a dollar above what admins set, as shown beside an amount, and frozen in orders. */
    KHR_RATE: z.coerce.number().positive().max(1_000_000).optional(),
    /** An address that opens a banking app with the QR's text in place of `{payload}`; without it phones show no button. */
    PAYMENT_DEEPLINK: z
      .string()
      .refine(isDeeplink, 'must be the address of an app with {payload} in it')
      .optional(),
  })
  .superRefine(refuseHalfBank, evenIfFaulty)
  .superRefine(refusePlaceholders(['GATEWAY_KEY']), evenIfFaulty);
export type PaymentsConfig = z.infer<typeof schema>;
export const CONFIG = Symbol('CONFIG');

export const readPaymentsConfig = (env: Env): PaymentsConfig =>
  readConfig(schema, withPaymentMethods(withOldNames(env)));

/** The names that an earlier version had for what its code said. */
const withOldNames = (env: Env): Env => ({
  ...env,
  BAKONG_ACCOUNT: env.BAKONG_ACCOUNT || env.KHQR_ACCOUNT,
  BAKONG_CITY: env.BAKONG_CITY || env.KHQR_CITY,
});

/** In production nobody is shown a code of which the shop would never learn whether it was paid. */
function refuseHalfBank(config: Record<string, unknown>, context: z.RefinementCtx): void {
  const refuse = (name: string, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  if (config.BAKONG_MERCHANT_ID && !config.BAKONG_BANK)
    refuse('BAKONG_BANK', 'is required with BAKONG_MERCHANT_ID');
  const methods = Array.isArray(config.PAYMENT_METHODS) ? config.PAYMENT_METHODS : [];
  if (config.NODE_ENV !== 'production' || !methods.includes('khqr')) return;
  if (!config.BAKONG_API_URL) refuse('BAKONG_API_URL', 'is required for khqr');
  if (!config.BAKONG_TOKEN && !config.BAKONG_EMAIL)
    refuse('BAKONG_TOKEN', 'or BAKONG_EMAIL is required for khqr');
  if (config.BAKONG_ACCOUNT === demoAccount) refuse('BAKONG_ACCOUNT', 'is required for khqr');
}

/** Whether the shop gives goods away: in production shoppers pay with the demo. */
export const sellsWithDemo = ({ NODE_ENV, PAYMENT_METHODS }: PaymentsConfig): boolean =>
  NODE_ENV === 'production' && PAYMENT_METHODS.includes('demo');
