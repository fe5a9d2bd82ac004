import type { ShippingPolicy } from '@mekong/contracts';

/** What holds for all orders. */
export interface OrderRules {
  /** How many days after its delivery an order can be returned. */
  returnDays: number;
  /** What delivery costs where no way to bring it was entered. */
  shippingPolicy: ShippingPolicy;
}

/** The rules, and how often admins have changed them. */
export interface KeptRules extends OrderRules {
  version: number;
}
