import type { EditedKind } from '@mekong/messaging';
import type { TurnedOff } from './payment-methods.repository.js';

export const editedPaymentMethods: EditedKind<TurnedOff> = {
  thing: 'setting',
  action: 'payment-methods.changed',
  about: () => ({ type: 'setting', id: 'payment-methods', name: 'ways to pay' }),
  factsOf: ({ off }) => ({ off: [...off].sort().join(', ') }),
};
