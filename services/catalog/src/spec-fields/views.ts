import type { Category } from '@mekong/contracts';
import type { CategoryFields, SpecField, SpecFields } from '../products/index.js';

export const categoryFieldsView = ({ category, version, fields }: CategoryFields) => ({
  category,
  version,
  fields,
});

/** The fields of each category, by its name. */
export const specFieldsView = (all: SpecFields) =>
  Object.fromEntries(
    all.all().map(({ category, version, fields }) => [category, { version, fields }]),
  ) as Record<Category, { version: number; fields: SpecField[] }>;
