import type { CashSettings } from './cash-settings.js';

/** The subject of an entry about the conditions of cash on delivery. */
export const aboutCash = { type: 'setting', id: 'cash-on-delivery', name: 'cash on delivery' };

export const factsOfCash = ({ provinces, limitCents, openOrders }: CashSettings) => ({
  provinces,
  limit: limitCents / 100,
  open_orders: openOrders,
});
