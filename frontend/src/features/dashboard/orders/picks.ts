import type { AdminOrder } from '../../../api/types';
import { linesToPack } from './in-a-parcel';

/** How many of a product are to be fetched, and for which orders. */
interface Pick {
  id: number;
  name: string;
  sku?: string;
  quantity: number;
  orderNumbers: string[];
}

/** What to fetch for all these orders, by product, in the order of their names. */
export function picksOf(orders: AdminOrder[]): Pick[] {
  const picks = new Map<number, Pick>();
  for (const { order_number, items } of orders)
    for (const { quantity, product } of linesToPack(items)) {
      const { id, name, sku } = product;
      const pick = picks.get(id) ?? { id, name, sku, quantity: 0, orderNumbers: [] };
      const orderNumbers = pick.orderNumbers.includes(order_number)
        ? pick.orderNumbers
        : [...pick.orderNumbers, order_number];
      picks.set(id, { ...pick, quantity: pick.quantity + quantity, orderNumbers });
    }
  return [...picks.values()].sort((one, other) => one.name.localeCompare(other.name));
}
