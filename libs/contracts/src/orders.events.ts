import { z } from 'zod';
import { paramsSchema } from './fault.js';
import { moneySchema } from './money.js';
import { orderSteps } from './order-steps.js';
import { payCurrencies, paymentMethods } from './payment-methods.js';

const customer = z.object({ user_id: z.uuid(), email: z.string(), name: z.string() });

/** The id that a browser makes up for itself and keeps for a day. */
const visitorId = z.string().regex(/^[0-9a-f]{32}$/);

/** How an order was paid, in which money, and at how many riel for a dollar; missing in old events. */
const howPaid = {
  method: z.enum(paymentMethods).optional(),
  pay_currency: z.enum(payCurrencies).optional(),
  riel_rate: z.number().positive().optional(),
};

/** The user who did it; missing in old events, and where time did. */
const by = z.uuid().optional();

/** The number by which people name the order (`orderNumber`). */
const orderNumber = z.string().optional();

/** The order's version with this step; a lower one is an older step. Missing in old events. */
const version = z.int().optional();

const line = z.object({
  product_id: z.int(),
  name: z.string(),
  /** The name in Khmer, if there was one. */
  name_km: z.string().optional(),
  price: moneySchema,
  quantity: z.int().min(1),
  /** Of the order's discount, what falls on all its pieces; missing where that is nothing. */
  discount: moneySchema.optional(),
  seller_id: z.uuid().optional(),
});

/** Whose order it is, and where it goes. */
const delivery = {
  order_id: z.string(),
  order_number: orderNumber,
  customer,
  customer_name: z.string(),
  phone_number: z.string(),
  shipping_address: z.string(),
};

/** How it is brought, where its shopper could choose; missing in other orders. */
const deliveryMethod = z
  .object({ key: z.string(), name: z.string(), name_km: z.string().optional(), pick_up: z.boolean() })
  .optional();

const bill = {
  ...delivery,
  delivery_method: deliveryMethod,
  lines: z.array(line).min(1),
  /** The promo code that was used, and what it took off the goods; missing without one. */
  promo_code: z.string().optional(),
  discount: moneySchema.optional(),
  /** After the discount. */
  subtotal: moneySchema,
  shipping: moneySchema,
  tax: moneySchema,
  total: moneySchema,
};

/** Of an order that is paid in cash at the door: whose it was to bring (null: the shop's own riders), and who noted it. */
const ofCash = {
  order_id: z.string(),
  order_number: orderNumber,
  courier: z.string().nullable(),
  by,
};

export const ordersEvents = {
  /** A cart was priced. Published once a day for each browser (more often when orders restarts or has replicas). */
  'cart.quoted.v1': z.object({ visitor_id: visitorId }),
  /** How many of a product can be sold, and how many unpaid orders hold. A lower `version` is older. */
  'stock.changed.v1': z.object({
    product_id: z.int(),
    available: z.int().min(0),
    held: z.int().min(0),
    version: z.int(),
    by,
  }),
  'order.placed.v1': z.object({
    ...bill,
    pay_until: z.iso.datetime(),
    /** The browser whose cart it was, as in cart.quoted. */
    visitor_id: visitorId.optional(),
    /** How it is to be paid; missing in old events, which are of the demo. */
    payment: z.object({ method: z.enum(paymentMethods), currency: z.enum(payCurrencies) }).optional(),
    /** Riel for a dollar when it was placed; missing in old events. */
    riel_rate: z.number().positive().optional(),
  }),
  /** Every order placed before this time has been published; said every few seconds, by the same road as the orders. */
  'orders.settled.v1': z.object({ placed_until: z.iso.datetime() }),
  'order.paid.v1': z.object({
    ...bill,
    transaction_id: z.string(),
    paid_at: z.iso.datetime(),
    /** Riel for a dollar when it was placed, or paid where that is not known; missing in old events. */
    riel_rate: z.number().positive().optional(),
    /** In how many working days it usually arrives, as the shop said when it was paid; missing in old events. */
    delivery_days: z.object({ from: z.int().min(0), to: z.int().min(0) }).optional(),
    /** How it was paid; missing in old events. Cash has come in after the delivery. */
    method: z.enum(paymentMethods).optional(),
    /** In which money it was paid by KHQR. */
    pay_currency: z.enum(payCurrencies).optional(),
    /** What the shopper gave, in cents and in whole riel (below 0: change); missing in old events. */
    received: z.object({ usd_cents: z.int().min(0), khr: z.int() }).optional(),
    /** To be paid at the door, a transfer has paid it instead; missing where none has. */
    by_transfer: z.literal(true).optional(),
  }),
  /** Somebody corrected where an order goes that is not shipped yet; all of it as it is now. */
  'order.delivery-changed.v1': z.object({
    ...delivery,
    /** The order's version with this; a lower one is older. */
    version: z.int(),
  }),
  'order.cancelled.v1': z.object({
    order_id: z.string(),
    order_number: orderNumber,
    /** The last two are of cash on delivery: refused at the door, and not confirmed by phone in time. */
    reason: z.enum(['expired', 'cancelled', 'refused', 'unconfirmed']),
    /** Of `cancelled`: its bank could not say in time whether it was paid, so that nobody has given it up. */
    in_review: z.literal(true).optional(),
    by,
    customer,
  }),
  'order.shipped.v1': z.object({
    order_id: z.string(),
    order_number: orderNumber,
    customer,
    courier: z.string().nullable(),
    tracking_number: z.string().nullable(),
    /** The courier's page that shows the parcel, where there is one. */
    tracking_url: z.string().nullable().optional(),
    /** What is to be paid for it at the door; missing where it is paid. */
    cash: z.object({ total: moneySchema, riel_rate: z.number().positive() }).optional(),
    /** It waits at the shop; missing where it is brought. */
    pick_up: z.literal(true).optional(),
    version,
  }),
  /** Staff corrected a shipment; the courier and tracking number as they are now. */
  'order.shipment-corrected.v1': z.object({
    order_id: z.string(),
    order_number: orderNumber,
    customer,
    courier: z.string().nullable(),
    tracking_number: z.string().nullable(),
    /** The courier's page that shows the parcel, where there is one. */
    tracking_url: z.string().nullable().optional(),
    /** The order's version; a lower one is older. */
    version: z.int(),
  }),
  /** The courier brought a shipped order back; the phone is the one at which the shop asks what to do. */
  'order.came-back.v1': z.object({
    order_id: z.string(),
    order_number: orderNumber,
    customer,
    phone_number: z.string(),
    /** How it is paid; missing in old events. */
    method: z.enum(paymentMethods).optional(),
    version,
  }),
  /** What came back is packed and shipped once more. */
  'order.sent-again.v1': z.object({ order_id: z.string(), order_number: orderNumber, customer, version }),
  /** What became of an order.step-wanted. */
  'order.step-judged.v1': z.object({
    order_id: z.string(),
    order_number: orderNumber,
    step: z.enum(orderSteps),
    /** `already`: it was done before. `courier-needed`: nothing is done until one of `couriers` is named. */
    outcome: z.enum(['done', 'already', 'refused', 'courier-needed']),
    /** Who did it and when; of `already` who was first, where that is known. */
    who: z.string().optional(),
    at: z.iso.datetime(),
    /** Whether it is only about the lines of one seller. */
    is_part: z.boolean().optional(),
    /** Why it was refused. */
    problem: z.object({ code: z.string(), params: paramsSchema, message: z.string() }).optional(),
    couriers: z.array(z.object({ name: z.string(), needs_number: z.boolean() })).optional(),
    /** Of whom wanted it. */
    by: z.uuid(),
    reply_to: z.string(),
  }),
  'order.delivered.v1': z.object({
    ...{ order_id: z.string(), order_number: orderNumber, customer, version },
    /** It was picked up at the shop; missing where it was brought. */
    pick_up: z.literal(true).optional(),
  }),
  /** The cash of an order was handed to whoever brought it. */
  'order.cash-collected.v1': z.object({
    ...ofCash,
    /** Whole riel; below 0 where change was given in riel. */
    usd_cents: z.int().min(0),
    khr: z.int(),
    /** By how many riel that is more than the total at the rate. */
    rounding_khr: z.int(),
    riel_rate: z.number().positive(),
    total: moneySchema,
    /** What the courier takes for it, where that is known already. */
    fee_cents: z.int().min(0).optional(),
    collected_at: z.iso.datetime(),
  }),
  /** That its cash was collected at this time was noted by mistake: it is on its way still. */
  'order.hand-over-undone.v1': z.object({
    ...ofCash,
    collected_at: z.iso.datetime(),
    undone_at: z.iso.datetime(),
  }),
  /** An order to be paid in cash was refused at the door, and its courier takes a fee. */
  'order.cash-refused.v1': z.object({
    ...ofCash,
    fee_cents: z.int().positive(),
    riel_rate: z.number().positive(),
    refused_at: z.iso.datetime(),
  }),
  /** Payments let its shopper give an order up that was shipped already, so it goes on. */
  'order.goes-on.v1': z.object({ order_id: z.string(), order_number: orderNumber }),
  /** Money that came late cannot pay its order: too little is left of a product or no use of its promo code, or the account is deleted. */
  'order.not-reopened.v1': z.object({
    order_id: z.string(),
    order_number: orderNumber,
    reason: z.enum(['sold-out', 'promo-used', 'deleted']),
    /** How its payment had ended before. */
    payment_status: z.enum(['expired', 'cancelled', 'review']),
  }),
  /** How it stands with pieces that a customer sends back; that their money is given back is told by the next two. */
  'order.return-changed.v1': z.object({
    order_id: z.string(),
    order_number: orderNumber,
    customer,
    return_id: z.int(),
    state: z.enum(['requested', 'accepted', 'refused', 'withdrawn', 'arrived', 'closed']),
    /** What staff said last. */
    message: z.string().nullable(),
    /** With a label of the shop, or picked up. */
    hand_over: z.enum(['label', 'pick_up']).nullable(),
    label: z.string().nullable(),
    lines: z.array(
      z.object({
        product_id: z.int(),
        name: z.string(),
        name_km: z.string().optional(),
        quantity: z.int().positive(),
      }),
    ),
  }),
  /** Some pieces were given back, not all; the last ones come with order.refunded. */
  'order.partly-refunded.v1': z.object({
    order_id: z.string(),
    order_number: orderNumber,
    customer,
    amount: moneySchema,
    lines: z.array(
      z.object({
        product_id: z.int(),
        name: z.string(),
        name_km: z.string().optional(),
        quantity: z.int().positive(),
        price: moneySchema,
        /** Of the order's discount, what falls on these pieces; missing where that is nothing. */
        discount: moneySchema.optional(),
      }),
    ),
    ...howPaid,
  }),
  /** All has been given back; the total is what was left of it. */
  'order.refunded.v1': z.object({
    order_id: z.string(),
    order_number: orderNumber,
    by,
    customer,
    total: moneySchema,
    version,
    ...howPaid,
  }),
};
