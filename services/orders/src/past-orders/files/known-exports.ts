import { shopifyCustomers, wooCustomers } from './customer-exports.js';
import type { CustomerExport, OrderExport } from './export.js';
import { shopifyOrders } from './shopify-orders.js';
import { wooAnalytics, wooPlugin, wooToffee } from './woo-orders.js';

export type Export = OrderExport | CustomerExport;

const exports: Export[] = [shopifyOrders, shopifyCustomers, wooToffee, wooPlugin, wooAnalytics, wooCustomers];

/** The export whose columns these are. */
export const exportOf = (keys: ReadonlySet<string>): Export | undefined =>
  exports.find(({ columns }) => columns.every((one) => [one].flat().some((name) => keys.has(name))));

const productColumns = [
  ['handle', 'title', 'variant price'],
  ['type', 'sku', 'published'],
  ['sku', 'regular price'],
  ['name', 'price', 'stock'],
];

/** Whether these are the columns of a file with products. */
export const isOfProducts = (keys: ReadonlySet<string>): boolean =>
  productColumns.some((columns) => columns.every((name) => keys.has(name)));
