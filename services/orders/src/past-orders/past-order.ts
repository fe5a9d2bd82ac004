/** The shop systems whose files are read. */
export const sources = ['shopify', 'woocommerce'] as const;
export type Source = (typeof sources)[number];

/** As they call themselves. */
export const sourceNames: Record<Source, string> = { shopify: 'Shopify', woocommerce: 'WooCommerce' };

/** What a file holds. */
export const historyKinds = ['orders', 'customers'] as const;
export type HistoryKind = (typeof historyKinds)[number];

/** A line of an order of before, in the words of its file. */
export interface PastItem {
  name: string;
  sku: string;
  quantity: number;
  /** Of one piece, in minor units of the order's currency; null where the file has none. */
  priceMinor: number | null;
}

/** An order of before: a record to read, which nothing is counted by. */
export interface PastOrder {
  number: string;
  placedAt: Date;
  /** In the words of the file. */
  status: string;
  /** ISO 4217. */
  currency: string;
  totalMinor: number;
  name: string;
  email: string;
  phone: string;
  address: string;
  items: PastItem[];
  note: string;
}

/** A customer of before. */
export interface PastCustomer {
  name: string;
  email: string;
  phone: string;
  address: string;
  /** As the file says, not counted. */
  orders: number;
  currency: string;
  spentMinor: number;
  note: string;
}
