import { categorySchema, fault, faultSchema, isBlank, stockReasons } from '@mekong/contracts';
import {
  decimal,
  idParam,
  pageFields,
  pageQuery,
  requiredText,
  text,
  seenVersionText,
} from '@mekong/service-defaults';
import { z } from 'zod';
import { brandAnswer } from '../brands/brands.dto.js';
import { productOrders, productPlaces } from '../browsing/lists.repository.js';
import { commonFields, given, most } from './new-product.js';
import { maxImages } from './product-images.js';
import { asNumber, notWhole } from './reading.js';
import { stockLevels } from './product.entity.js';
import { detailSchemas } from './details.js';
import { filterFields, yesParam } from '../browsing/filters.dto.js';

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

/** The list for staff. */
export const staffPage = pageQuery({ default: 10, max: 100 }).extend({
  ...productsPage.pick({ category: true, sort: true, q: true, brand: true, stock: true }).shape,
  place: z.enum(productPlaces).default('shop'),
});
export type StaffPage = z.infer<typeof staffPage>;

/** The page of a category; only the details of that category are used. */
export const categoryPage = pageQuery({ default: 200, max: 200 }).extend({
  sort: z.enum(productOrders).default('oldest'),
  facets: yesParam.describe('Whether the counts beside the filters are answered, too'),
  ...filterFields,
});
export type CategoryPage = z.infer<typeof categoryPage>;

/** Without `q`: all products, or as many as `limit`. */
export const searchQuery = z.object({
  q: text(200).optional(),
  limit: decimal.pipe(z.int().min(1).max(100)).optional().describe('With `q` 20 unless told otherwise'),
});
export type SearchQuery = z.infer<typeof searchQuery>;

/** The form of a product: its own fields, `button` for the category, and any category's specifications. */
export const productForm = z.record(z.string(), z.unknown());
export type ProductForm = z.infer<typeof productForm>;

const altText = z.preprocess((value) => (isBlank(value) ? null : value), text(300).nullable()).default(null);
const listedImage = z.union([
  z.object({ url: z.string(), alt: altText, alt_km: altText }),
  z.object({ file: z.int().min(0), alt: altText, alt_km: altText }),
]);
/** All images in order; in a form as JSON. */
export const imageList = z.preprocess(readList, z.array(listedImage).min(1).max(maxImages).optional());

function readList(given: unknown): unknown {
  if (isBlank(given)) return undefined;
  if (typeof given !== 'string') return given;
  try {
    return JSON.parse(given);
  } catch {
    return given;
  }
}

/** Pieces to add, or to take away when negative. */
const pieces = z
  .number()
  .refine(Number.isInteger, notWhole)
  .min(-most)
  .max(most)
  .refine((count) => count !== 0, fault('NOTHING_TO_ADD', 'must not be 0'));
const stockReason = z.enum(stockReasons).describe('Why the stock is another one, for its history');

export const changeFields = z.object({
  name: commonFields.name.optional(),
  brand: commonFields.brand.optional(),
  price: commonFields.price.optional(),
  compare_at_price: commonFields.compare_at_price.optional(),
  hidden: commonFields.hidden.optional(),
  visible_from: commonFields.visible_from.optional(),
  stock: commonFields.stock.optional(),
  stock_change: given(pieces.optional(), asNumber),
  stock_reason: given(stockReason.optional()),
  description: text(5_000).optional(),
  name_km: commonFields.name_km.optional(),
  description_km: commonFields.description_km.optional(),
  restock_at: commonFields.restock_at.optional(),
  sku: commonFields.sku.optional(),
  barcode: commonFields.barcode.optional(),
});

const seenStock = decimal
  .pipe(z.int().min(0).max(2_147_483_647))
  .optional()
  .describe(
    'The stock that was read: what counts is how much `stock` differs from it, so that sales since then are kept',
  );
export const seenFields = z.object({ version: seenVersionText, stock_seen: seenStock });

const dollars = z.number().multipleOf(0.01, 'must have at most 2 decimals');
const priceChange = z.discriminatedUnion('how', [
  z.object({ type: z.literal('price'), how: z.literal('to'), value: dollars.min(0).max(1_000_000) }),
  z.object({
    type: z.literal('price'),
    how: z.literal('amount'),
    value: dollars.min(-1_000_000).max(1_000_000),
  }),
  z.object({ type: z.literal('price'), how: z.literal('percent'), value: z.number().min(-100).max(1_000) }),
]);

/** One change for many products. */
export const manyBody = z.object({
  products: z
    .array(z.object({ id: idParam, version: seenVersionText, stock_seen: seenStock }))
    .min(1)
    .max(100)
    .refine(
      (all) => new Set(all.map(({ id }) => id)).size === all.length,
      fault('NAMED_TWICE', 'must name each product once'),
    ),
  change: z.union([
    z.object({ type: z.literal('delete') }),
    priceChange,
    z.object({ type: z.literal('stock'), stock: z.int().min(0).max(most) }),
    z.object({ type: z.literal('stock-by'), by: pieces, reason: stockReason.optional() }),
    z.object({ type: z.literal('brand'), brand: requiredText(100) }),
  ]),
});
export type ManyBody = z.infer<typeof manyBody>;

const lean = z.object({
  id: z.int(),
  name: z.string(),
  name_km: z.string().nullable(),
  price: z.number(),
  compare_at_price: z.number().nullable().describe('What it cost before; null unless that is more'),
  category: categorySchema,
  image_url: z.string(),
  stock: z.int(),
  sold: z.int(),
  brand: brandAnswer,
});

/** Exactly one of the five models is there: that of the category. */
export const productAnswer = lean
  .extend({
    images: z
      .array(z.object({ url: z.string(), alt: z.string().nullable(), alt_km: z.string().nullable() }))
      .describe('All images in order; `image_url` is the first'),
    restock_at: z.int().describe('With so many or fewer left it needs restock'),
    sku: z.string().nullable(),
    barcode: z.string().nullable(),
    description: z.string(),
    description_km: z.string().nullable(),
    rating: z.object({ average: z.number().nullable(), count: z.int() }),
    seller_id: z.uuid(),
    version: z.int(),
    MouseModel: detailSchemas.mouse.meta({ id: 'MouseModel' }).optional(),
    KeyboardModel: detailSchemas.keyboard.meta({ id: 'KeyboardModel' }).optional(),
    HeadphoneModel: detailSchemas.headphone.meta({ id: 'HeadphoneModel' }).optional(),
    MonitorModel: detailSchemas.monitor
      .extend({
        monitor_weight_text: z.string().nullable().optional().describe('The weight as typed, with its unit'),
      })
      .meta({ id: 'MonitorModel' })
      .optional(),
    MousepadModel: detailSchemas.mousepad.meta({ id: 'MousepadModel' }).optional(),
  })
  .meta({ id: 'Product' });
/** As staff see it. */
const staffProduct = productAnswer
  .extend({
    hidden: z.boolean(),
    visible_from: z.iso.datetime().nullable().describe('When a hidden product is shown'),
    deleted_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'StaffProduct' });
export const staffPageAnswer = z.object({ products: z.array(staffProduct), ...pageFields });
export const oneStaffProduct = z.object({ product: staffProduct });
export const staffProductAndMessage = z.object({ message: z.string(), product: staffProduct });
export const savedProductAnswer = staffProductAndMessage.extend({
  odd_images: z
    .array(z.object({ image: z.string(), width: z.int(), height: z.int() }))
    .describe(
      'New images that can hardly be meant, as they are tiny or very narrow, with their stored size; they are kept',
    ),
});
export const leanProductsAnswer = z.object({
  products: z.array(lean.meta({ id: 'LeanProduct' })),
  left_out: z
    .array(z.string())
    .optional()
    .describe('Words of `q` that were left out, as nothing has them with the others'),
});
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
export const manyAnswer = z.object({
  changed: z.int(),
  failed: z.int(),
  results: z.array(
    z.object({
      id: z.int(),
      name: z.string().nullable(),
      ok: z.boolean(),
      error: z.string().nullable(),
      faults: z.array(faultSchema).describe('What `error` says, one by one'),
      stock: z.int().nullable().describe('What is left after a change of the stock'),
      version: z.int().nullable().describe('The version after the change'),
    }),
  ),
});
export const bulkAnswer = z.object({
  uploaded: z.int(),
  failed: z.int(),
  successes: z.array(z.string()).describe('The names of the new products'),
  failures: z.array(
    z.object({
      row: z.object({
        name: z.string(),
        number: z.int().describe('The line of the file; the header is line 1'),
      }),
      error: z.string(),
      faults: z.array(faultSchema).describe('What `error` says, one by one'),
    }),
  ),
  rows: z
    .array(z.object({ row: z.int(), name: z.string(), id: z.int().nullable(), error: z.string().nullable() }))
    .describe('Every row of the file in its order; `row` is its line'),
  odd_images: z
    .array(z.object({ row: z.int(), name: z.string(), image: z.string(), width: z.int(), height: z.int() }))
    .describe(
      'Rows whose image can hardly be meant, as it is tiny or very narrow, with its name and stored size; they are uploaded',
    ),
  unread_columns: z.array(z.string()).describe('Unknown columns of the file, as it spells them'),
});
