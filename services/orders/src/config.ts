import { shippingPolicies } from '@mekong/contracts';
import {
  evenIfFaulty,
  paymentMethodsSetting,
  readConfig,
  refusePlaceholders,
  rotatingSecret,
  serviceConfig,
  type Env,
  withPaymentMethods,
} from '@mekong/service-defaults';
import { z } from 'zod';

export const mostReturnDays = 3_650;

const schema = serviceConfig
  .extend({
    /** What delivery costs where no way to bring it was entered, above what admins set. */
    SHIPPING_POLICY: z.enum(shippingPolicies).optional(),
    /** The gateway's word on a caller's address counts when this key comes with it. */
    GATEWAY_KEY: rotatingSecret(16),
    /** Unpaid orders that a shopper may have at once; 0 sets no limit. */
    OPEN_ORDERS_LIMIT: z.coerce.number().int().min(0).default(25),
    /** Pieces that a shopper's unpaid orders may hold at once, and so the most of one order; 0 sets no limit. */
    HOLD_LIMIT_PIECES: z.coerce.number().int().min(0).default(200),
    /** Orders that a shopper may place within an hour; 0 sets no limit. */
    ORDERS_PER_HOUR: z.coerce.number().int().min(0).default(30),
    /** Orders that may be placed within an hour from one wide network (`networkOf`); 0 sets no limit. */
    ORDERS_PER_HOUR_NETWORK: z.coerce.number().int().min(0).default(3_000),
    /** A refund that brings what an order has given back above so many cents needs a fresh password; 0: every refund. */
    REFUND_CONFIRM_CENTS: z.coerce.number().int().min(0).default(5_000),
    /** How many days after its delivery an order can be returned, above what admins set. */
    RETURN_DAYS: z.coerce.number().int().min(0).max(mostReturnDays).optional(),
    /** Where files of forms are until their answers are sent; by default a temporary folder. */
    UPLOAD_FOLDER: z.string().optional(),
    PAYMENT_METHODS: paymentMethodsSetting,
    /** The highest total of an order that is paid in cash at the door, above what admins set. */
    COD_LIMIT_CENTS: z.coerce.number().int().min(0).max(10_000_000).optional(),
    /** How long such an order holds its stock until the shop has reached its shopper by phone. */
    COD_HOLD_HOURS: z.coerce.number().positive().max(720).default(72),
    /** Riel for a dollar above what payments tells; as payments has it. */
    KHR_RATE: z.coerce.number().positive().max(1_000_000).optional(),
    /** How long a checkout holds its stock for the payment. */
    PAYMENT_WINDOW_MINUTES: z.coerce.number().positive().max(1_440).default(15),
  })
  .superRefine(refusePlaceholders(['GATEWAY_KEY']), evenIfFaulty);
export type OrdersConfig = z.infer<typeof schema>;
export const CONFIG = Symbol('CONFIG');

export const readOrdersConfig = (env: Env): OrdersConfig => readConfig(schema, withPaymentMethods(env));
