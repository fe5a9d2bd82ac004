import { categorySchema, notFound, type Category } from '@mekong/contracts';

/** The category in a path. Throws a 404 for an unknown one. */
export function categoryOf(slug: string): Category {
  const category = categorySchema.safeParse(slug.toLowerCase());
  if (!category.success) throw notFound('Category');
  return category.data;
}
