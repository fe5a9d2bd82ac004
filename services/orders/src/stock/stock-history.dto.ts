import { pageFields, pageQuery } from '@mekong/service-defaults';
import { stockReasons } from '@mekong/contracts';
import { z } from 'zod';
import { stockCauses } from './stock-change.js';

export const historyPage = pageQuery({ default: 20, max: 100 });
export type HistoryPage = z.infer<typeof historyPage>;

const figure = z.object({ from: z.int(), to: z.int() });

export const historyAnswer = z.object({
  product: z.object({ id: z.int(), name: z.string() }),
  changes: z.array(
    z
      .object({
        id: z.string(),
        cause: z.enum(stockCauses),
        available: figure.describe('What could be sold'),
        held: figure.describe('What was promised to orders that waited for their payment'),
        order_id: z.string().nullable(),
        order_number: z.string().nullable(),
        reason: z.enum(stockReasons).nullable().describe('What staff gave as the reason of theirs'),
        by: z
          .string()
          .nullable()
          .describe('Who of staff it was; null where an order changed it, or who it was is not known'),
        changed_at: z.string(),
      })
      .meta({ id: 'StockChange' }),
  ),
  ...pageFields,
});
