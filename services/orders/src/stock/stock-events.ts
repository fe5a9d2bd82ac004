import { newEvent, type NewEvent } from '@mekong/messaging';
import type { StockLevel } from './stock-change.js';

export const stockEvents = (levels: StockLevel[]): NewEvent[] =>
  levels.map((level) => newEvent('stock.changed.v1', level.product_id, level));
