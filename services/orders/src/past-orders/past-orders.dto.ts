import { faultSchema } from '@mekong/contracts';
import { pageFields, pageQuery, text } from '@mekong/service-defaults';
import { z } from 'zod';
import { historyKinds, sources } from './past-order.js';

const source = z.enum(sources);

export const historyQuery = pageQuery({ default: 20, max: 100 }).extend({
  q: text(200)
    .optional()
    .describe(
      "Words of an order's number, its customer's name, email or phone number, or of a product's name or SKU",
    ),
  source: source.optional(),
});
export type HistoryQuery = z.infer<typeof historyQuery>;

export const sourceQuery = z.object({ source });
export type SourceQuery = z.infer<typeof sourceQuery>;

export const ownPage = pageQuery({ default: 20, max: 100 });
export type OwnPage = z.infer<typeof ownPage>;

const amount = z.number().describe('As the currency writes it: 12.5 dollars, 4100 riel');

/** What its customer may see of an order of before. */
const ownOrder = z
  .object({
    source,
    number: z.string(),
    placed_at: z.iso.datetime(),
    status: z.string().describe('In the words of the file'),
    currency: z.string(),
    total: amount,
    items: z.array(
      z.object({ name: z.string(), sku: z.string(), quantity: z.int(), price: amount.nullable() }),
    ),
  })
  .meta({ id: 'OwnPastOrder' });

const pastOrder = ownOrder
  .extend({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.string(),
    note: z.string(),
    brought_at: z.iso.datetime().describe('When its file was uploaded'),
  })
  .meta({ id: 'PastOrder' });

const pastCustomer = z
  .object({
    id: z.int(),
    source,
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.string(),
    orders: z.int().describe('As the file says'),
    currency: z.string(),
    total_spent: amount,
    note: z.string(),
    past_orders: z.int().describe('How many earlier orders with this email are here'),
  })
  .meta({ id: 'PastCustomer' });

export const pastOrdersAnswer = z.object({ orders: z.array(pastOrder), ...pageFields });
export const pastOrderAnswer = z.object({ order: pastOrder });
export const ownPastOrdersAnswer = z.object({ orders: z.array(ownOrder), ...pageFields });
export const pastCustomersAnswer = z.object({ customers: z.array(pastCustomer), ...pageFields });
export const emailQuery = z.object({ email: text(320).min(1) });
export type EmailQuery = z.infer<typeof emailQuery>;
/** More than anybody has ordered; an email that a shop gave to all who had none may have more. */
export const maxExported = 10_000;
export const exportedAnswer = z.object({
  past_orders: z.array(pastOrder).describe('The newest 10,000'),
  past_orders_total: z.int(),
  past_customers: z.array(pastCustomer),
});
export const removedAnswer = z.object({ removed: z.object({ orders: z.int(), customers: z.int() }) });

const counts = {
  source,
  kind: z.enum(historyKinds),
  new: z.int(),
  known: z.int().describe('The same as before'),
  changed: z.int(),
  failed: z.int(),
  failures: z
    .array(z.object({ row: z.int(), error: z.string(), fault: faultSchema }))
    .describe('The first of the rows that are not taken'),
};

export const broughtAnswer = z.object({ brought: z.object(counts).meta({ id: 'BroughtHistory' }) });

export const checkedAnswer = z
  .object({
    ...counts,
    from: z.iso.datetime().nullable().describe('Of the first order'),
    to: z.iso.datetime().nullable(),
    sample: z.array(
      z.object({
        title: z.string().describe('The number of an order, the name of a customer'),
        name: z.string(),
        placed_at: z.iso.datetime().nullable(),
        currency: z.string(),
        total: amount,
        pieces: z.int(),
      }),
    ),
  })
  .meta({ id: 'CheckedHistory' });

const field = { type: 'string' as const };
export const historyForm = {
  schema: {
    type: 'object' as const,
    required: ['csv'],
    properties: {
      csv: { ...field, format: 'binary', description: 'An export of orders or customers, as CSV or XLSX' },
      currency: { ...field, description: 'Of the amounts, where the file does not say it; by default USD' },
    },
  },
};
