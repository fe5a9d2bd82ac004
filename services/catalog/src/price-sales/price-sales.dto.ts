import { categorySchema } from '@mekong/contracts';
import { idParam, pageFields, pageQuery, seenVersion, text } from '@mekong/service-defaults';
import { z } from 'zod';
import { saleStates, saleTargets } from './price-sale.entity.js';

const mostProducts = 500;

const name = text(100)
  .transform((given) => given || null)
  .nullable();
const moment = z.iso.datetime({ offset: true }).transform((given) => new Date(given));
const off = {
  percent_off: z.int().min(1).max(90).nullable(),
  amount_off_cents: z.int().min(1).max(100_000_000).nullable().describe('In US cents'),
};
const target = {
  target: z.enum(saleTargets),
  brand_id: z.int().min(1).max(2_147_483_647).nullable(),
  category: categorySchema.nullable(),
  product_ids: z
    .array(idParam)
    .max(mostProducts)
    .transform((ids) => [...new Set(ids)]),
};

export const saleBody = z.object({
  name: name.default(null),
  name_km: name.default(null),
  percent_off: off.percent_off.default(null),
  amount_off_cents: off.amount_off_cents.default(null),
  target: target.target,
  brand_id: target.brand_id.default(null),
  category: target.category.default(null),
  product_ids: target.product_ids.default([]),
  begins_at: moment,
  ends_at: moment,
});
export type SaleBody = z.infer<typeof saleBody>;

export const saleChange = z
  .object({ name, name_km: name, ...off, ...target, begins_at: moment, ends_at: moment })
  .partial()
  .extend({
    ended: z.literal(true).optional().describe('Ends it now; one that is planned never begins'),
    version: seenVersion,
  });
export type SaleChange = z.infer<typeof saleChange>;

export const salesPage = pageQuery({ default: 10, max: 100 }).extend({
  state: z.enum(saleStates).optional(),
});
export type SalesPage = z.infer<typeof salesPage>;

const fields = z.object({
  id: z.int(),
  name: z.string().nullable(),
  name_km: z.string().nullable(),
  percent_off: z.int().nullable(),
  amount_off_cents: z.int().nullable(),
  target: z.enum(saleTargets),
  brand_id: z.int().nullable(),
  category: categorySchema.nullable(),
  begins_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  state: z.enum(saleStates),
  version: z.int(),
});
const sale = fields.extend({ product_ids: z.array(z.int()) }).meta({ id: 'Sale' });
const listedSale = fields
  .extend({
    chosen: z.int().describe('How many products it names'),
    brand: z.string().nullable(),
    products: z.int().describe('How many products have its price just now'),
  })
  .meta({ id: 'ListedSale' });

export const salesAnswer = z.object({ sales: z.array(listedSale), ...pageFields });
export const oneSaleAnswer = z.object({ sale });
export const saleAndMessage = z.object({ message: z.string(), sale });
export const previewAnswer = z.object({
  products: z.int().describe('How many products it makes cheaper'),
  examples: z
    .array(z.object({ id: z.int(), name: z.string(), price: z.number(), sale_price: z.number() }))
    .describe('The cheapest, the middle one and the dearest of them'),
});
