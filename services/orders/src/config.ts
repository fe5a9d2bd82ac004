import { readConfig, serviceConfig, type Env } from '@mekong/service-defaults';
import { z } from 'zod';

const schema = serviceConfig.extend({
  SHIPPING_POLICY: z.enum(['item-count', 'order-total']).default('item-count'),
  /** How long a checkout holds its stock for the payment. */
  PAYMENT_WINDOW_MINUTES: z.coerce.number().positive().max(1_440).default(15),
});
export type OrdersConfig = z.infer<typeof schema>;
export const CONFIG = Symbol('CONFIG');

export const readOrdersConfig = (env: Env): OrdersConfig => readConfig(schema, env);
