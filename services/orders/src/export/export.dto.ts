import { z } from 'zod';
import { ordersSearch } from '../staff-orders/staff-orders.http.js';
import { exportLanguages } from './export-columns.js';

export const exportQuery = ordersSearch.extend({
  language: z.enum(exportLanguages).default('en').describe('Of the titles'),
});
export type ExportQuery = z.infer<typeof exportQuery>;
