import { fault } from '@mekong/contracts';
import { pageFields, pageQuery, seenVersion, text } from '@mekong/service-defaults';
import { z } from 'zod';
import { note } from '../notes/notes.dto.js';
import { orderEventTypes } from './order-event.entity.js';
import { orderStatuses } from './order.entity.js';
import { orderSorts } from './order-sort.js';

export const orderIdParam = z.string().min(1).max(64);

export const ordersPage = pageQuery({ default: 50, max: 100 });
export type OrdersPage = z.infer<typeof ordersPage>;

const day = z.iso.date({ error: 'must be a day like 2026-01-31' });

/** What a list of orders is searched by, apart from its page. */
export const ordersSearch = z.object({
  status: z.enum(orderStatuses).optional(),
  from: day.optional().describe("The first day, by Phnom Penh's clock"),
  to: day.optional().describe('The last day, included'),
  sort: z.enum(orderSorts).optional().describe('By default the newest first'),
  q: text(200)
    .optional()
    .describe("Part of the number or the id, the customer's name or phone, or a product's name"),
});

export const ordersQuery = ordersPage
  .extend(ordersSearch.shape)
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ['to'],
    ...fault('ENDS_BEFORE_START', 'must not be before the first day'),
  });
export type OrdersQuery = z.infer<typeof ordersQuery>;

export const userIdParam = z.uuid();

/** A blank text removes the fact. */
const shipmentFact = text(100)
  .transform((value) => value || null)
  .optional();

export const changeBody = z
  .object({
    status: z.enum(['shipped', 'delivered']).optional().describe('Without it, the shipment is corrected'),
    courier: shipmentFact,
    tracking_number: shipmentFact,
    version: seenVersion,
  })
  .refine(({ version: _, ...wanted }) => Object.values(wanted).some((value) => value !== undefined), {
    path: ['status'],
    ...fault('NOTHING_TO_CHANGE', 'or courier or tracking number is required'),
  });
export type ChangeBody = z.infer<typeof changeBody>;

/** Dollars. */
export const money = z.number();

const payment = z
  .object({ status: z.string(), transaction_id: z.string().nullable(), paid_at: z.string().nullable() })
  .meta({ id: 'OrderPayment' });

const line = z.object({
  id: z.int(),
  quantity: z.int(),
  price: money,
  product: z.object({
    id: z.int(),
    name: z.string(),
    name_km: z.string().optional().describe('If it had one when it was bought'),
    price: money,
    image: z.string().describe('The same as `image_url`'),
    image_url: z.string(),
  }),
});

export const orderAnswer = z
  .object({
    id: z.string(),
    order_number: z.string().describe('By which people name the order, such as MG-2611-0042'),
    status: z.enum(orderStatuses),
    created_at: z.string(),
    pay_until: z.string(),
    customer_name: z.string(),
    phone_number: z.string(),
    shipping_address: z.string().describe('The whole address, with district and province'),
    province: z.string().nullable(),
    district: z.string().nullable(),
    note: z.string().nullable().describe('What the courier should know'),
    came_back_at: z
      .string()
      .nullable()
      .describe('When the courier brought it back, if it was not sent again since'),
    subtotal: money,
    shipping: money,
    tax: money,
    total_price: money,
    courier: z.string().nullable(),
    tracking_number: z.string().nullable(),
    tracking_url: z.string().nullable().describe("The courier's page that shows the parcel"),
    items: z.array(line.meta({ id: 'OrderLine' })),
    Payment: payment,
    version: z.int().describe('Grows with every change of the order'),
    packed: z.boolean().describe('Whether something of it is packed, so that it can go nowhere else'),
  })
  .meta({ id: 'Order' });
export const ownOrderAnswer = z.object({ amount: money, order: orderAnswer });
export const closedOrdersAnswer = z.object({ orders: z.array(orderAnswer) });

const step = z.object({
  type: z.enum(orderEventTypes),
  at: z.string().nullable(),
  courier: z.string().nullable(),
  tracking_number: z.string().nullable(),
});
/** What a shopper looks for among their own orders. */
const ownSearch = text(200)
  .optional()
  .describe("Part of the order's number, of who receives it, where it goes, or of a product's name");

export const receiptsPage = pageQuery({ default: 100, max: 100 }).extend({ q: ownSearch });
export type ReceiptsPage = z.infer<typeof receiptsPage>;

export const ownOrdersQuery = z.object({ q: ownSearch });
export type OwnOrdersQuery = z.infer<typeof ownOrdersQuery>;

export const receiptsAnswer = z.object({
  orders: z.array(
    orderAnswer
      .extend({
        riel_rate: z
          .number()
          .nullable()
          .describe('Riel for a dollar when it was paid; null where that is not known'),
        refunded_total: money.describe('What was given back so far'),
        timeline: z.array(step),
      })
      .meta({ id: 'Receipt' }),
  ),
  ...pageFields,
});

export const openOrdersAnswer = z.object({
  orders: z.array(
    orderAnswer
      .pick({ id: true, order_number: true, total_price: true, pay_until: true, items: true })
      .meta({ id: 'OpenOrder' }),
  ),
});

/** Packers see no amounts. */
const staffMoney = money.nullable().describe('Null for a packer');

const managedOrder = orderAnswer
  .extend({
    subtotal: staffMoney,
    shipping: staffMoney,
    tax: staffMoney,
    total_price: staffMoney,
    phone_e164: z.string().nullable().describe('The phone number, where what was typed can be one'),
    refunded_total: staffMoney.describe('What was given back so far; null for a packer'),
    items: z.array(
      line
        .extend({
          price: staffMoney,
          product: line.shape.product.extend({
            price: staffMoney,
            sku: z.string().optional().describe("The shop's own code, in lists and on the order's page"),
          }),
          refunded: z.int().describe('Pieces that were given back'),
          packed: z
            .object({ at: z.string(), by: z.string().nullable() })
            .nullable()
            .describe('When and by whom it was packed; sellers see only their own name'),
        })
        .meta({ id: 'ManagedOrderLine' }),
    ),
  })
  .meta({ id: 'ManagedOrder' });
const orderEvent = z
  .object({
    id: z.int(),
    type: z.enum(orderEventTypes),
    at: z.string().nullable(),
    by: z.string().nullable(),
    by_staff: z.boolean(),
    amount: money.nullable().describe('What was given back; null for sellers and packers'),
    reason: z.string().nullable().describe('Why, for staff; null for sellers'),
    changes: z
      .record(z.string(), z.object({ from: z.string().nullable(), to: z.string().nullable() }))
      .nullable()
      .describe('What was changed of where it goes, by the names of its fields; null for sellers'),
    courier: z.string().nullable(),
    tracking_number: z.string().nullable(),
  })
  .meta({ id: 'OrderEvent' });
const orderPage = managedOrder
  .extend({
    customer: z.object({ id: z.string(), name: z.string(), email: z.string() }).nullable(),
    timeline: z.array(orderEvent),
    notes: z.array(note).describe('What staff wrote down for each other; sellers do not see it'),
  })
  .meta({ id: 'ExportedOrder' });
export const managedOrderAnswer = z.object({ order: managedOrder });
export const refundAnswer = z.object({ message: z.string(), payment });
const parts = z
  .array(
    z.object({
      seller: z.string().nullable().describe('Null where the name is not known'),
      lines: z.int(),
      packed: z.int().describe('So many of the lines are packed'),
    }),
  )
  .describe('By whose products it holds; for a seller only their own part');
export const orderPageAnswer = z.object({
  order: orderPage.extend({ parts }).meta({ id: 'OrderPage' }),
});
export const managedOrdersAnswer = z.object({
  orders: z.array(managedOrder),
  ...pageFields,
});
export const userOrdersAnswer = managedOrdersAnswer.extend({
  paid_orders: z.int(),
  total_spend: money,
  notes: z.array(note.extend({ order_id: z.string() })).describe('What staff noted about these orders'),
});

/** Far more than anybody orders. */
export const maxExported = 5_000;
export const exportedOrdersAnswer = z.object({ orders: z.array(orderPage) });
