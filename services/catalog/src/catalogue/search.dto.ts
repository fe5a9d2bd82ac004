import { categorySchema } from '@mekong/contracts';
import { pageFields, pageQuery, text } from '@mekong/service-defaults';
import { z } from 'zod';
import { filterFields } from '../browsing/browsing.http.js';
import { productOrders } from '../browsing/index.js';
import { productAnswer } from '../products/products.http.js';
import { facetsAnswer } from './products-queries.dto.js';

export const searchPage = pageQuery({ default: 24, max: 100 })
  .extend({
    q: text(200).default(''),
    category: categorySchema.optional(),
    brand: text(100).optional().describe("A brand's name or id"),
    sort: z.enum(productOrders).optional().describe('Without one the best come first'),
    ...filterFields,
  })
  .loose();
export type SearchPage = z.infer<typeof searchPage>;

export const searchPageAnswer = z.object({
  products: z.array(productAnswer),
  ...pageFields,
  facets: facetsAnswer,
  categories: z
    .array(z.object({ category: categorySchema, count: z.int() }))
    .describe('How many products of each category are found, whatever the filters'),
  understood: z.string().nullable().describe('The term as it was understood, when only that finds something'),
  left_out: z
    .array(z.string())
    .optional()
    .describe('Words that were left out, as nothing has them with the others'),
});
