import type { EditedKind } from '@mekong/messaging';
import type { KeptRules } from './order-rules.js';

export const editedRules: EditedKind<KeptRules> = {
  thing: 'setting',
  action: 'order-rules.changed',
  about: () => ({ type: 'setting', id: 'order-rules', name: 'returns and delivery' }),
  factsOf: ({ returnDays, shippingPolicy }) => ({ return_days: returnDays, shipping_policy: shippingPolicy }),
};
