import {
  pageQuery,
  text,
  decimal,
  seenVersionText,
  idParam,
  requiredText,
  pageFields,
} from '@mekong/service-defaults';
import { z } from 'zod';
import { isBlank, fault, stockReasons, faultSchema } from '@mekong/contracts';
import { productPlaces } from '../browsing/index.js';
import { productsPage } from '../catalogue/catalogue.http.js';
import { asNumber, commonFields, given, maxImages, most, notWhole } from '../products/index.js';
import { productAnswer } from '../products/products.http.js';

/** The list for staff. */
export const staffPage = pageQuery({ default: 10, max: 100 }).extend({
  ...productsPage.pick({ category: true, sort: true, q: true, brand: true, stock: true }).shape,
  place: z.enum(productPlaces).default('shop'),
  seller: productsPage.shape.seller.describe('For admins: those of one seller'),
});
export type StaffPage = z.infer<typeof staffPage>;

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
  cost: commonFields.cost.optional(),
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
  warranty_months: commonFields.warranty_months.optional(),
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
/** As staff see it. */
const staffProduct = productAnswer
  .extend({
    cost: z.number().nullable().describe('What it cost its seller the last time'),
    average_cost: z.number().nullable().describe('What the pieces on stock cost on average'),
    margin: z.number().nullable().describe('Of its price, what is left after the average cost, in percent'),
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

export const costsAnswer = z.object({
  receipts: z.array(
    z.object({
      at: z.iso.datetime(),
      pieces: z.int().describe('0 where the cost was only written down'),
      cost: z.number().nullable(),
      stock_before: z.int(),
      average_cost: z.number().nullable().describe('After it'),
      supplier: z.string().nullable(),
    }),
  ),
});
