import type { EditedKind } from '@mekong/messaging';
import type { CashConditions } from './cash-settings.js';

export const editedCash: EditedKind<CashConditions> = {
  thing: 'setting',
  action: 'cash-on-delivery.changed',
  about: () => ({ type: 'setting', id: 'cash-on-delivery', name: 'cash on delivery' }),
  factsOf: ({ provinces, limitCents, openOrders }) => ({
    provinces,
    limit: limitCents / 100,
    open_orders: openOrders,
  }),
};
