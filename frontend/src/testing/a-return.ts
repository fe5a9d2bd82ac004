import type { Return } from '../api/types';

/** Two pieces of a delivered order that its shopper wants to return. */
export const aReturn = (but: Partial<Return> = {}): Return => ({
  ...{ id: 7, order_id: 'ord-1', order_number: 'MG-2601-0001', state: 'requested', reason: 'damaged' },
  ...{ details: null, message: null, hand_over: null, label: null, refunded: null, photos: [] },
  ...{ created_at: '2026-01-10T00:00:00.000Z', changed_at: '2026-01-10T00:00:00.000Z' },
  lines: [
    {
      id: 1,
      quantity: 2,
      restocked: null,
      product: { id: 42, name: 'Naga Mini', image_url: '/images/a.webp' },
    },
  ],
  ...but,
});
