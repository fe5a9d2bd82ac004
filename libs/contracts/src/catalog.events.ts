import { z } from 'zod';
import { moneySchema } from './money.js';

export const categorySchema = z.enum(['mouse', 'mousepad', 'keyboard', 'headphone', 'monitor']);
export type Category = z.infer<typeof categorySchema>;

/** Why staff added pieces to a stock or took some away. */
export const stockReasons = ['received', 'returned', 'damaged', 'lost', 'counted'] as const;
export type StockReason = (typeof stockReasons)[number];

/** With so many pieces or fewer left a product needs restock, unless its seller says otherwise. */
export const usualRestockAt = 5;

/**
 * The whole product, so that its events may arrive in any order. `version` grows with every change, `stock.version` only
 * when staff set the stock (the stock itself belongs to orders). `stock.change` is the difference that staff added with
 * this change, negative when they took some away: it is applied once, on top of that setting. `stock.reason` is why, and
 * `stock.by` who set or changed it with this change.
 */
const productSnapshot = z.object({
  product_id: z.int(),
  version: z.int(),
  name: z.string(),
  /** The name in Khmer, if there is one. */
  name_km: z.string().optional(),
  category: categorySchema,
  brand: z.object({ id: z.int(), name: z.string() }),
  price: moneySchema,
  image_url: z.string(),
  /** The shop's own code of it, if it has one. */
  sku: z.string().optional(),
  seller_id: z.uuid(),
  /** Nobody can buy it; missing for a product that is shown. */
  hidden: z.boolean().optional(),
  /** With so many pieces or fewer left it needs restock; missing in old events, where it is the usual number. */
  restock_at: z.int().min(0).optional(),
  /** For so many months there is a warranty; missing where there is none. */
  warranty_months: z.int().min(0).max(120).optional(),
  stock: z.object({
    quantity: z.int().min(0),
    version: z.int(),
    change: z.int().optional(),
    reason: z.enum(stockReasons).optional(),
    by: z.uuid().optional(),
  }),
});
export type ProductSnapshot = z.infer<typeof productSnapshot>;

const deletedProduct = z.object({ product_id: z.int(), version: z.int() });

const brandSnapshot = z.object({ brand_id: z.int(), name: z.string(), image_url: z.string() });

/** How shoppers reach the shop; what is empty is not shown. */
const shopFacts = z.object({
  address: z.string(),
  address_km: z.string(),
  hours: z.string(),
  hours_km: z.string(),
  phone: z.string(),
  /** A name on Telegram, without the @. */
  telegram: z.string(),
  /** A name on Messenger; missing in old events. */
  messenger: z.string().optional(),
});
export type ShopFacts = z.infer<typeof shopFacts>;

/** How the shop calls itself and looks, as an admin has set it; what is empty or null is as in any shop. */
const shopLook = z.object({
  version: z.int(),
  name: z.string(),
  /** The address of one of the shop's images. */
  logo: z.string().nullable(),
  brand_color: z.string().nullable(),
  accent_color: z.string().nullable(),
  /** A line under every mail. */
  mail_footer: z.string(),
  mail_footer_km: z.string(),
});
export type ShopLook = z.infer<typeof shopLook>;

export const catalogEvents = {
  'product.created.v1': productSnapshot,
  'product.changed.v1': productSnapshot,
  'product.deleted.v1': deletedProduct,
  /**
   * What products cost their sellers, apart from `product.changed`, which services keep that shoppers ask: only analytics may subscribe
   * to it, and a cost is shown to the seller and to admins alone. A lower `version` of a product is older.
   */
  'product.costs-told.v1': z.object({
    costs: z
      .array(
        z.object({
          product_id: z.int(),
          version: z.int(),
          /** The average of the pieces on stock, in cents and their fractions; null where it is not known any more. */
          average_cents: z.number().min(0).nullable(),
          /** What it cost the last time. */
          last_cents: z.int().min(0).nullable(),
          /** From whom it came the last time. */
          supplier: z.string().optional(),
        }),
      )
      .min(1),
  }),
  /** Of which brands products are, once for those that were written before their copies kept that. */
  'product.brands-told.v1': z.object({
    products: z.array(z.object({ product_id: z.int(), brand_id: z.int() })).min(1),
  }),
  /** Many products in one event, new or changed, as an upload writes them. */
  'products.written.v1': z.object({ products: z.array(productSnapshot).min(1) }),
  'products.deleted.v1': z.object({ products: z.array(deletedProduct).min(1) }),
  'brand.created.v1': brandSnapshot,
  'brand.changed.v1': brandSnapshot,
  'brand.deleted.v1': z.object({ brand_id: z.int() }),
  /** A review waits for the shop to look at it: a customer has written it, or the product's seller has flagged it. */
  'review.waiting.v1': z.object({
    review_id: z.int(),
    product_id: z.int(),
    product_name: z.string(),
    seller_id: z.uuid(),
    rating: z.int().min(1).max(5),
    cause: z.enum(['written', 'flagged']),
  }),
  /** Nobody need look at a review any more: staff have approved or hidden it, or its author has taken it back. */
  'review.decided.v1': z.object({
    review_id: z.int(),
    decision: z.enum(['approved', 'hidden', 'deleted']),
  }),
  /** A seller has asked for brands that a file of theirs names and the shop does not have. */
  'brands.wanted.v1': z.object({
    upload_id: z.uuid(),
    seller_id: z.uuid(),
    /** The first 50 of them. */
    brands: z.array(z.string()),
  }),
  /** Somebody has asked about a product. */
  'question.asked.v1': z.object({
    question_id: z.int(),
    product_id: z.int(),
    product_name: z.string(),
    seller_id: z.uuid(),
  }),
  /** Nobody need answer a question any more. */
  'question.settled.v1': z.object({
    question_id: z.int(),
    decision: z.enum(['answered', 'hidden', 'deleted']),
  }),
  /** A question was answered for the first time, which its asker is told. */
  'question.answered.v1': z.object({
    question_id: z.int(),
    customer: z.object({ user_id: z.uuid(), email: z.string(), name: z.string() }),
    product: z.object({
      id: z.int(),
      name: z.string(),
      name_km: z.string().optional(),
      category: categorySchema,
    }),
    text: z.string(),
    answer: z.string(),
  }),
  /**
   * An admin has changed how shoppers reach the shop, or how it looks. `version` grows with every change of the first, that of
   * `look` with every change of the second; it is missing while nobody has changed any of it.
   */
  'settings.changed.v1': z.object({ version: z.int(), shop: shopFacts, look: shopLook.optional() }),
  /** A search found nothing. `term` is what was typed, in lower case. */
  'search.missed.v1': z.object({ term: z.string().min(1).max(200) }),
};
