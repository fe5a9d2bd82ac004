import { faultSchema } from '@mekong/contracts';
import { z } from 'zod';

const cents = z.number().nullable();
const row = z
  .object({
    row: z.int(),
    code: z.string(),
    name: z.string(),
    verdict: z.enum(['change', 'same', 'unknown', 'error']),
    error: z.string().nullable(),
    faults: z.array(faultSchema),
    candidates: z.array(z.string()).describe('Products that it may mean, where those are several'),
    product: z
      .object({
        id: z.int(),
        name: z.string(),
        sku: z.string().nullable(),
        price: z.number(),
        stock: z.int(),
      })
      .nullable(),
    quantity: z.int(),
    cost_before: cents.describe('In dollars'),
    cost_after: cents,
    margin_before: cents.describe('In percent of the price'),
    margin_after: cents,
  })
  .meta({ id: 'PriceListRow' });

export const priceListAnswer = z.object({
  supplier: z.string(),
  sheets: z.array(z.string()),
  columns: z.array(
    z.object({ name: z.string(), guess: z.string().nullable(), samples: z.array(z.string()) }),
  ),
  currency: z.record(z.string(), z.string()),
  unknown_currencies: z.array(z.string()),
  rows: z.array(row),
  taken_at: z.iso
    .datetime()
    .nullable()
    .describe('When the same list was saved, or lately one with most of its pieces, if it was'),
  check: z.string().describe('What is to be saved: send it on'),
});

export const takenListAnswer = z.object({ taken: z.object({ products: z.int(), pieces: z.int() }) });

export const suppliersAnswer = z.object({ suppliers: z.array(z.string()) });
