import { pageQuery, text, pageFields } from '@mekong/service-defaults';
import { z } from 'zod';
import { fault, payCurrencies, paymentMethods } from '@mekong/contracts';
import { deliveryMethodKey } from '../delivery/delivery.http.js';
import { note } from '../notes/notes.http.js';
import { orderEventTypes } from '../orders/index.js';
import { managedOrder, money } from '../orders/orders.http.js';
import { searchedStatuses } from './searched-status.js';
import { orderSorts } from './order-sort.js';

export const ordersPage = pageQuery({ default: 50, max: 100 });
export type OrdersPage = z.infer<typeof ordersPage>;

const day = z.iso.date({ error: 'must be a day like 2026-01-31' });

/** What a list of orders is searched by, apart from its page. */
export const ordersSearch = z.object({
  status: z
    .enum(searchedStatuses)
    .optional()
    .describe(
      'paid: those that wait for their parcel, cash on delivery too; to-call: cash on delivery that is not confirmed',
    ),
  method: z.enum(paymentMethods).optional().describe('How they are paid, or to be paid'),
  currency: z.enum(payCurrencies).optional().describe('In which money'),
  delivery: z
    .union([z.literal('pick-up'), deliveryMethodKey])
    .optional()
    .describe('pick-up: those whose shoppers come for them; else the key of a delivery method'),
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

/** Each counts as far as `most`. */
export const orderCountsAnswer = z.object({
  pending: z.int(),
  to_call: z.int().describe('Cash on delivery that is not confirmed by phone'),
  paid: z.int().describe('Those that wait for their parcel, cash on delivery too'),
  shipped: z.int(),
  delivered: z.int(),
  all: z.int(),
  most: z.int().describe('What is counted no further'),
});
