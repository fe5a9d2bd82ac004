import { decimal, idParam, pageQuery, requiredText, text } from '@mekong/service-defaults';
import { z } from 'zod';

/** A cart item is a product with a quantity; only these two are believed. */
const cartItem = z.object({ id: idParam, quantity: decimal.pipe(z.int().min(1).max(999)) });
const cartSchema = z.array(cartItem).min(1).max(100);

export const quoteBody = z.object({ cart: cartSchema });
export type QuoteBody = z.infer<typeof quoteBody>;

export const checkoutBody = z.object({
  customer_name: requiredText(200),
  phone_number: requiredText(50),
  shipping_address: requiredText(1_000),
  /** Dollars, as quoted. */
  total: decimal.pipe(z.number().min(0).max(10_000_000)),
  cart: cartSchema,
});
export type CheckoutBody = z.infer<typeof checkoutBody>;

export const orderIdParam = z.string().min(1).max(64);
export const idempotencyKey = requiredText(200);
/** What the browser calls itself for the day; anything else is nobody. */
export const visitorId = z
  .string()
  .regex(/^[0-9a-f]{32}$/)
  .optional()
  .catch(undefined);

export const staffPage = pageQuery({ default: 50, max: 100 });
export type StaffPage = z.infer<typeof staffPage>;

export const advanceBody = z.object({
  status: z.enum(['shipped', 'delivered']),
  courier: text(100).optional(),
  tracking_number: text(100).optional(),
});
export type AdvanceBody = z.infer<typeof advanceBody>;

const money = z.number();

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
  subtotal: money,
  shipping: money,
  tax: money,
  total: money,
});

const payment = z.object({
  status: z.string(),
  transaction_id: z.string().nullable(),
  paid_at: z.string().nullable(),
});

const orderAnswer = z
  .object({
    id: z.string(),
    status: z.enum(['pending', 'paid', 'shipped', 'delivered', 'cancelled', 'refunded']),
    created_at: z.string(),
    pay_until: z.string(),
    customer_name: z.string(),
    phone_number: z.string(),
    shipping_address: z.string(),
    subtotal: money,
    shipping: money,
    tax: money,
    total_price: money,
    courier: z.string().nullable(),
    tracking_number: z.string().nullable(),
    items: z.array(
      z.object({
        id: z.int(),
        quantity: z.int(),
        price: money,
        product: z.object({ id: z.int(), name: z.string(), price: money, image_url: z.string() }),
      }),
    ),
    Payment: payment,
  })
  .meta({ id: 'Order' });
export const placedAnswer = z.object({ orderId: z.string() });
export const ownOrderAnswer = z.object({ amount: money, order: orderAnswer });
export const ordersAnswer = z.object({ orders: z.array(orderAnswer) });
export const staffOrdersAnswer = ordersAnswer.extend({ page: z.int(), totalPages: z.int(), total: z.int() });
export const staffOrderAnswer = z.object({ order: orderAnswer });
