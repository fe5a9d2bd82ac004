import { defaultShippingPolicy } from '@mekong/contracts';
import type { OrdersConfig } from '../config.js';
import type { OrderRules } from './order-rules.js';

const usual: OrderRules = { returnDays: 14, shippingPolicy: defaultShippingPolicy };

/** What the environment sets, then what admins have, then what is usual. */
export const rulesInForce = (
  { RETURN_DAYS, SHIPPING_POLICY }: Pick<OrdersConfig, 'RETURN_DAYS' | 'SHIPPING_POLICY'>,
  saved: Partial<OrderRules>,
): OrderRules => ({
  returnDays: RETURN_DAYS ?? saved.returnDays ?? usual.returnDays,
  shippingPolicy: SHIPPING_POLICY ?? saved.shippingPolicy ?? usual.shippingPolicy,
});
