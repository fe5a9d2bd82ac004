import type { ProductSummary } from '../api/types';

/** The address of a product's page: its lower-cased name with dashes for spaces, a dash, and its id. */
export function productPath({
  category,
  name,
  id,
}: Pick<ProductSummary, 'name' | 'id'> & { category: string }): string {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return `/product/${category}/${encodeURIComponent(slug)}-${id}`;
}

/** The id at the end of a product's address, or null when there is none. */
export function productIdOf(slugId: string | undefined): number | null {
  const last = slugId?.split('-').at(-1) ?? '';
  return /^\d{1,15}$/.test(last) ? Number(last) : null;
}
