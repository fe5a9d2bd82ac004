import { categorySchema, notFound, type Category } from '@mekong/contracts';

/** A path names one of the five categories, or nothing. */
export function categoryOf(slug: string): Category {
  const category = categorySchema.safeParse(slug.toLowerCase());
  if (!category.success) throw notFound('Category');
  return category.data;
}
