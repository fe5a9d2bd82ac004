import { fault, payCurrencies, paymentMethods } from '@mekong/contracts';
import { decimal, idParam, text } from '@mekong/service-defaults';
import { z } from 'zod';
import { deliveryFields, deliveryMethodKey } from '../delivery/delivery.http.js';
import { vatInvoiceBody } from '../invoices/invoices.http.js';
import { money } from '../orders/orders.http.js';
import { promoCodeName } from '../promo-codes/promo-codes.http.js';
import type { Shortage } from '../stock/index.js';

/** Stands for an id that is none. */
const noProduct = 0;

const isOfProduct = (item: unknown): boolean =>
  idParam.safeParse((item as { id?: unknown } | null)?.id).success;

/**
 * A cart item is a product with a quantity; whatever else the browser sends is ignored. Where there is no product, nothing else
 * is looked at.
 */
const cartItem = z.preprocess(
  (item) => (isOfProduct(item) ? item : { id: noProduct, quantity: 1 }),
  z.object({
    id: idParam.catch(noProduct),
    quantity: decimal.pipe(z.int().min(1).max(999)),
  }),
);

/** A cart's refusal is read by shoppers whose browser stored an item without its product: it says which one that is. */
const cartSchema = z
  .array(cartItem)
  .min(1)
  .max(100)
  .superRefine((cart, context) => {
    const empty = cart.flatMap(({ id }, place) => (id === noProduct ? [place + 1] : []));
    if (empty.length > 0) context.addIssue({ code: 'custom', ...noProductFault(empty, cart.length) });
  });

function noProductFault(items: number[], size: number) {
  const isOne = items.length === 1;
  const which = size === items.length ? '' : ` (${isOne ? 'item' : 'items'} ${items.join(', ')} of ${size})`;
  const message = isOne
    ? 'One item of the cart has no product'
    : `${items.length} items of the cart have no product`;
  return fault('ITEM_WITHOUT_PRODUCT', `${message}${which}`, { items, sentence: true });
}

/** An empty one is none: a form may send its empty field. */
const promoCode = promoCodeName
  .nullish()
  .transform((code) => code || undefined)
  .describe('In any letter case');

/** An empty one is none, as above. */
const deliveryMethod = z
  .union([z.literal(''), deliveryMethodKey])
  .nullish()
  .transform((key) => key || undefined)
  .describe('How it is brought, by its key; by default the cheapest way to the address');

export const quoteBody = z.object({
  cart: cartSchema,
  promo_code: promoCode,
  delivery_method: deliveryMethod,
  province: deliveryFields.shape.province,
  district: deliveryFields.shape.district,
});
export type QuoteBody = z.infer<typeof quoteBody>;

export const checkoutBody = deliveryFields
  .extend({
    /** Dollars, as quoted. */
    total: decimal.pipe(z.number().min(0).max(10_000_000)),
    cart: cartSchema,
    promo_code: promoCode,
    delivery_method: deliveryMethod,
    /** May be blank where nothing is brought there, which only the table of deliveries can tell. */
    shipping_address: text(1_000)
      .default('')
      .describe('The whole address, with district and province; blank for pick-up'),
    payment_method: z.enum(paymentMethods).optional().describe('By default the first that the shop offers'),
    currency: z.enum(payCurrencies).optional().describe('In which money it is paid; riel by KHQR only'),
    vat_invoice: vatInvoiceBody
      .optional()
      .describe('In the name of which taxpayer a VAT invoice is issued once it is paid'),
  })
  .refine(({ shipping_address, delivery_method }) => shipping_address || delivery_method, {
    path: ['shipping_address'],
    message: 'is required',
  })
  .refine(({ payment_method, currency }) => currency !== 'KHR' || payment_method === 'khqr', {
    path: ['currency'],
    ...fault('NO_SUCH_CHOICE', 'must be USD unless the payment method is khqr', { choices: ['USD'] }),
  });
export type CheckoutBody = z.infer<typeof checkoutBody>;

/** The id that the browser made up for the day; anything malformed counts as none. */
export const visitorId = z
  .string()
  .regex(/^[0-9a-f]{32}$/)
  .optional()
  .catch(undefined);

const offeredMethod = z
  .object({
    key: z.string(),
    name: z.string(),
    name_km: z.string().nullable(),
    cutoff: z
      .string()
      .nullable()
      .describe("Until when an order leaves on the same day, by Phnom Penh's clock"),
    fee_cents: z.int().describe('For this cart, without its promo code'),
    free_from_cents: z.int().nullable().describe('It is free for goods of so much'),
    days_from: z.int().describe('Working days after payment'),
    days_to: z.int(),
    pick_up: z.boolean().describe('The shopper comes to the shop for it'),
  })
  .meta({ id: 'OfferedDelivery' });

export const quoteAnswer = z.object({
  lines: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      image_url: z.string(),
      price: money,
      quantity: z.int(),
      available: z.int(),
      line_total: money,
    }),
  ),
  unavailable: z
    .array(z.object({ id: z.int() }))
    .describe('The products of the cart that are not sold, or no longer'),
  promo_code: z.string().nullable().describe('The code that was used, as it is written'),
  discount: money.describe('What it takes off the goods; 0 without one'),
  subtotal: money.describe('After the discount'),
  shipping: money,
  tax: money,
  total: money,
  /** From how many pieces or dollars shipping is free, and how many are missing yet. */
  free_shipping: z
    .object({ by: z.enum(['pieces', 'dollars']), from: money, missing: money })
    .nullable()
    .describe('Null where it is never free'),
  delivery_method: z.string().nullable().describe('How it is brought; null where there is no choice'),
  delivery_methods: z
    .array(offeredMethod)
    .describe('What is offered there now; none where the shipping policy holds'),
});

export const placedAnswer = z.object({ orderId: z.string(), order_number: z.string() });

const shortage = z.object({
  id: z.int(),
  name: z.string(),
  available: z.int(),
  is_gone: z.boolean().optional().describe('It is no longer sold; then `name` is no name of it'),
}) satisfies z.ZodType<Shortage>;

/** With IDEMPOTENCY_KEY_REUSED: the order that was placed with the key, which whoever has lost its answer looks for. */
export const reusedMembers = placedAnswer.partial();

/** What a refusal tells besides. */
export const refusedMembers = z.object({
  items: z.array(shortage).optional().describe('With OUT_OF_STOCK: the products of which too few are left'),
});
