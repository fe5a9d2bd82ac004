import type { OrderItem } from '../../api/types';
import { productPath } from '../../lib/product-path';

// An order does not store the categories of its products. The product page needs only the id in the address.
const ANY_CATEGORY = 'item';

/** The address of a product that was bought. */
export function orderedProductPath({ id, name }: OrderItem['product']): string {
  return productPath({ category: ANY_CATEGORY, name, id });
}
