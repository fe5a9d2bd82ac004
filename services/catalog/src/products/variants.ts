import type { Category } from '@mekong/contracts';
import { categorySchema } from '@mekong/contracts';
import { z } from 'zod';

/** What a product is one of: the key of what all have in common, and what tells it from the others. */
export interface Variant {
  family: string;
  label: string;
}

export interface StoredVariant extends Variant {
  productId: number;
}

/** One of those that a product is joined with, as the shop shows it. */
export interface JoinedVariant {
  id: number;
  name: string;
  nameKm: string | null;
  category: Category;
  label: string;
  isLeft: boolean;
}

export const variantAnswer = z
  .object({
    id: z.int(),
    name: z.string(),
    name_km: z.string().nullable(),
    category: categorySchema,
    label: z.string().describe('What tells it from the others, such as its colour'),
    in_stock: z.boolean(),
  })
  .meta({ id: 'ProductVariant' });

/** What a product also comes as, itself included; nothing where there is no other. */
export const variantsView = (variants: JoinedVariant[] | null | undefined) =>
  variants && variants.length > 1
    ? {
        variants: variants.map(({ id, name, nameKm, category, label, isLeft }) => ({
          ...{ id, name, name_km: nameKm, category, label, in_stock: isLeft },
        })),
      }
    : {};
