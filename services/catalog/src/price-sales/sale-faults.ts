import { type FieldError, fieldError } from '@mekong/contracts';
import { eitherOff, endsTooEarly } from './errors.js';
import type { SaleFacts } from './price-sale.entity.js';

const required = (field: string, label: string) => fieldError(field, 'REQUIRED', `${label} is required`);

/** What is wrong with a sale as a whole. */
export function saleFaults(sale: SaleFacts, now = new Date()): FieldError[] {
  const isOneWay = (sale.percentOff === null) !== (sale.amountOff === null);
  return [
    ...(isOneWay ? [] : [eitherOff()]),
    ...(sale.endsAt > sale.beginsAt && sale.endsAt > now ? [] : [endsTooEarly()]),
    ...(sale.target === 'brand' && sale.brandId === null ? [required('brand_id', 'Brand')] : []),
    ...(sale.target === 'category' && sale.category === null ? [required('category', 'Category')] : []),
    ...(sale.target === 'products' && sale.productIds.length === 0
      ? [required('product_ids', 'Products')]
      : []),
  ];
}
