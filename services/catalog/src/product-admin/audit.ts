import type { Identity } from '@mekong/service-defaults';
import { type NewEvent, staffActed } from '@mekong/messaging';

/** The audit log's entry for an export of products: their data leaves the shop with the file. */
export function productsExported(caller: Identity, products: number): NewEvent {
  const subject = { type: 'products', id: caller.userId, name: 'products.csv' };
  return staffActed(caller, 'product.exported', subject, { after: { products } });
}
