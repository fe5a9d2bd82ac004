import { z } from 'zod';
import { fault, categorySchema } from '@mekong/contracts';
import { pageQuery, decimal, text, pageFields } from '@mekong/service-defaults';
import { filterFields, yesParam } from '../browsing/browsing.http.js';
import { productOrders } from '../browsing/index.js';
import { stockLevels } from '../products/index.js';
import { productAnswer } from '../products/products.http.js';

export const maxIds = 50;
const idList = z
  .string()
  .regex(/^(\d{1,10}(,\d{1,10})*)?$/, 'must be ids with commas between them')
  .transform((value) => (value ? value.split(',').map(Number) : []))
  .refine(
    (ids) => ids.length <= maxIds,
    fault('TOO_MANY', `must have at most ${maxIds} ids`, { most: maxIds }),
  )
  .transform((ids) => ids.filter((id) => id <= 2_147_483_647));

/** The default of `limit` is 10, or all of `ids`. */
export const productsPage = pageQuery({ default: 10, max: 100 }).extend({
  limit: decimal.pipe(z.int().min(1).max(100)).optional(),
  category: categorySchema.optional(),
  sort: z.enum(productOrders).default('newest'),
  ids: idList.optional(),
  q: text(200)
    .optional()
    .describe("Words that are each in one of the product's names, its brand's, its SKU or its barcode"),
  brand: text(100).optional().describe("A brand's name or id"),
  stock: z
    .enum(stockLevels)
    .optional()
    .describe('`out`: none left, `low`: 1 to 5, `in`: any, `restock`: as few as its `restock_at`'),
  seller: z.uuid().optional(),
});
export type ProductsPage = z.infer<typeof productsPage>;

/** The page of a category; only the details of that category are used. */
export const categoryPage = pageQuery({ default: 200, max: 200 })
  .extend({
    sort: z.enum(productOrders).default('oldest'),
    facets: yesParam.describe('Whether the counts beside the filters are answered, too'),
    ...filterFields,
  })
  .loose();
export type CategoryPage = z.infer<typeof categoryPage>;

/** Without `q`: all products, or as many as `limit`. */
export const searchQuery = z.object({
  q: text(200).optional(),
  limit: decimal.pipe(z.int().min(1).max(100)).optional().describe('With `q` 20 unless told otherwise'),
});
export type SearchQuery = z.infer<typeof searchQuery>;
export const productsPageAnswer = z.object({
  products: z.array(productAnswer),
  ...pageFields,
});
const choice = z.object({ value: z.string(), count: z.int() });
export const facetsAnswer = z
  .object({
    price: z.object({ min: z.number(), max: z.number() }).nullable(),
    in_stock: z.int(),
    details: z.array(z.object({ name: z.string(), values: z.array(choice) })),
  })
  .meta({ id: 'Facets' });
export const categoryPageAnswer = productsPageAnswer.extend({ facets: facetsAnswer.optional() });
/** Clients read the product's fields at the root of the answer, or under `product`. */
export const oneProduct = productAnswer.extend({ product: productAnswer }).meta({ id: 'OneProduct' });
