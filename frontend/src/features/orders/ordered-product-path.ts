import type { OrderItem } from '../../api/types';

// An order does not know its products' categories; the id at the end of the address is what finds the product.
const ANY_CATEGORY = 'item';

/** The address of a product that was bought. */
export function orderedProductPath({ id, name }: OrderItem['product']): string {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return `/product/${ANY_CATEGORY}/${encodeURIComponent(slug)}-${id}`;
}
