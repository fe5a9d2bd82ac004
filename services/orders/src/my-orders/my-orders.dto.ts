import { z } from 'zod';
import { text, pageQuery, pageFields } from '@mekong/service-defaults';
import { orderEventTypes } from '../orders/index.js';
import { money, orderAnswer } from '../orders/orders.http.js';

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
      .pick({
        ...{ id: true, order_number: true, total_price: true, pay_until: true, items: true },
        ...{ status: true, payment_method: true, riel_rate: true, total_khr: true, cod: true },
      })
      .meta({ id: 'OpenOrder' }),
  ),
});
