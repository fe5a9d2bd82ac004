import type { Source } from '../past-order.js';
import type { Cells } from './cells.js';

/** The texts of an order, as its row has them. */
export interface OrderTexts {
  placed: string;
  status: string;
  currency: string;
  total: string;
  name: string;
  email: string;
  phone: string;
  address: string;
  note: string;
}

export interface ItemTexts {
  name: string;
  sku: string;
  quantity: string;
  price: string;
  /** Of all its pieces, where the file has no price of one. */
  total?: string;
}

/** How a file with orders is read. */
export interface OrderExport {
  source: Source;
  kind: 'orders';
  /** Which columns it has; of a list one of them. */
  columns: (string | string[])[];
  number(row: Cells): string;
  /** What stands in the one row of an order that has it, or in all; undefined in the others. */
  order(row: Cells): OrderTexts | undefined;
  items(row: Cells): ItemTexts[];
  /** Whether an order may have several rows. */
  hasRowsOfItems: boolean;
}

interface CustomerTexts extends Pick<OrderTexts, 'name' | 'email' | 'phone' | 'address' | 'note'> {
  orders: string;
  spent: string;
}

/** How a file with customers is read. */
export interface CustomerExport {
  source: Source;
  kind: 'customers';
  columns: (string | string[])[];
  customer(row: Cells): CustomerTexts;
}
