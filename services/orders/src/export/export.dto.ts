import { z } from 'zod';
import { ordersSearch } from '../staff-orders/staff-orders.http.js';
import { exportLanguages } from './export-columns.js';

export const exportQuery = ordersSearch.extend({
  language: z.enum(exportLanguages).default('en').describe('Of the titles'),
});
export type ExportQuery = z.infer<typeof exportQuery>;

export const buyersQuery = ordersSearch.pick({ from: true, to: true }).extend({
  product: z.coerce.number().pipe(z.int().min(1).max(2_147_483_647)),
  language: z.enum(exportLanguages).default('en').describe('Of the titles'),
});
export type BuyersQuery = z.infer<typeof buyersQuery>;
