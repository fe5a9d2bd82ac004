import { type Category, categorySchema } from '@mekong/contracts';
import { decimal, parseInput } from '@mekong/service-defaults';
import { z } from 'zod';
import type { Filters } from './category-index.js';
import { addedPrefix, SpecFields } from '../products/index.js';

const dollarsParam = decimal.pipe(z.number().min(0).max(1_000_000)).optional();
export const yesParam = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .default(false);

/** One value, or several as alternatives. */
const wantedValues = z
  .union([z.string().max(300), z.array(z.string().max(300)).max(50)])
  .transform((value) => [value].flat())
  .optional();

const ownFields = new SpecFields();

/**
 * The parameters of the filters; only the details of the chosen category are used. Those that an admin has added stand here by how
 * their names begin, so that the gateway passes them on; they are checked as they are read.
 */
export const filterFields = {
  min: dollarsParam.describe('Dollars'),
  max: dollarsParam.describe('Dollars'),
  in_stock: yesParam,
  ...(Object.fromEntries(
    categorySchema.options
      .flatMap((category) => ownFields.of(category).filterNames)
      .map((name) => [name, wantedValues]),
  ) as Record<string, typeof wantedValues>),
  [`${addedPrefix}*`]: wantedValues.describe(
    'For `*` the rest of the name of a specification that an admin has added',
  ),
};

interface Wanted {
  min?: number;
  max?: number;
  in_stock: boolean;
}

/** The filters of this category; those by details of other categories and by hidden ones are ignored. */
export function filtersOf(
  category: Category | undefined,
  { min, max, in_stock: inStock, ...rest }: Wanted,
  specFields: SpecFields,
): Filters {
  const wanted: Record<string, unknown> = rest;
  const cents = (dollars: number | undefined) =>
    dollars === undefined ? undefined : Math.round(dollars * 100);
  const names = category ? specFields.of(category).filterNames : [];
  const details = names.flatMap((name) => {
    const values = parseInput(wantedValues, wanted[name], name);
    return values ? [[name, values] as const] : [];
  });
  return { minPrice: cents(min), maxPrice: cents(max), inStock, details: new Map(details) };
}
