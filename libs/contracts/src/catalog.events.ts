import { z } from 'zod';
import { moneySchema } from './money.js';

export const categorySchema = z.enum(['mouse', 'mousepad', 'keyboard', 'headphone', 'monitor']);
export type Category = z.infer<typeof categorySchema>;

/**
 * The whole product as the shop sells it, so that events can be taken in any order: `version` grows with every
 * change, `stock.version` only when staff set the stock (the stock itself belongs to orders). `stock.change` is what
 * staff added to it with this very change, or took away: it counts on top of that setting, once.
 */
const productSnapshot = z.object({
  product_id: z.int(),
  version: z.int(),
  name: z.string(),
  category: categorySchema,
  brand: z.object({ id: z.int(), name: z.string() }),
  price: moneySchema,
  image_url: z.string(),
  seller_id: z.uuid(),
  stock: z.object({ quantity: z.int().min(0), version: z.int(), change: z.int().optional() }),
});
export type ProductSnapshot = z.infer<typeof productSnapshot>;

const productGone = z.object({ product_id: z.int(), version: z.int() });

const brandSnapshot = z.object({ brand_id: z.int(), name: z.string(), image_url: z.string() });

export const catalogEvents = {
  'product.created.v1': productSnapshot,
  'product.changed.v1': productSnapshot,
  'product.deleted.v1': productGone,
  /** Many at once, as an upload writes them: new ones and changed ones alike. */
  'products.written.v1': z.object({ products: z.array(productSnapshot).min(1) }),
  'products.deleted.v1': z.object({ products: z.array(productGone).min(1) }),
  'brand.created.v1': brandSnapshot,
  'brand.changed.v1': brandSnapshot,
  'brand.deleted.v1': z.object({ brand_id: z.int() }),
  /** Somebody searched for this, as typed but in lower case, and nothing was found. */
  'search.missed.v1': z.object({ term: z.string().min(1).max(200) }),
};
