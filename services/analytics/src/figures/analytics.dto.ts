import { payCurrencies, paymentMethods } from '@mekong/contracts';
import { z } from 'zod';
import { checkRange, rangeFields } from '../range.js';

export const rangeQuery = z.object(rangeFields).superRefine(checkRange);
export type RangeQuery = z.infer<typeof rangeQuery>;

const period = z.object({
  from: z.string(),
  to: z.string(),
  /** Dollars. */
  revenue: z.number(),
  orders: z.int(),
  average: z.number().nullable(),
  refunded: z.number(),
  discount: z
    .number()
    .describe('What promo codes took off these orders, in dollars; it is not in the revenue'),
  profit: z
    .number()
    .nullable()
    .describe(
      'What is left of the goods after what they had cost when they were paid; null where no cost is known',
    ),
  costed: z.number().describe('The revenue of goods whose cost is known'),
  /** The share of carts that was paid; null without carts, and for sellers, as a cart has no seller. */
  conversion: z.number().nullable(),
  carts: z.int().nullable(),
});
/** Of orders that are not refunded; those of before methods were known are of the demo, in dollars. */
export const wayOfPaying = z
  .object({
    method: z.enum(paymentMethods),
    currency: z.enum(payCurrencies),
    orders: z.int(),
    revenue: z.number().describe('Dollars, without what was given back'),
    received: z.number().nullable().describe('What shoppers gave in dollars; null for sellers'),
    received_khr: z.int().nullable().describe('The same in riel, exactly as they paid; null for sellers'),
  })
  .meta({ id: 'WayOfPaying' });
const sold = { quantity: z.int(), revenue: z.number(), profit: z.number().nullable() };
const product = {
  id: z.int(),
  name: z.string(),
  category: z.string().nullable(),
  brand: z.string().nullable(),
};

export const analyticsAnswer = z
  .object({
    now: period,
    before: period,
    days: z.array(
      z.object({
        day: z.string(),
        revenue: z.number(),
        discount: z.number(),
        orders: z.int(),
        profit: z.number().nullable(),
      }),
    ),
    ways: z.array(wayOfPaying).describe('By way to pay, the highest revenue first'),
    categories: z.array(z.object({ category: z.string().nullable(), ...sold })),
    brands: z.array(z.object({ brand: z.string().nullable(), ...sold })),
    best_sellers: z.array(z.object({ ...product, ...sold })),
    /** The scarcest products, at most 20 of them, and how many are low in all. */
    low_stock: z.array(z.object({ ...product, available: z.int() })),
    low_stock_total: z.int(),
  })
  .meta({ id: 'Analytics' });
