import type { EditedKind } from '@mekong/messaging';
import type { WhoShips } from './who-ships.repository.js';

export const editedWhoShips: EditedKind<WhoShips> = {
  thing: 'setting',
  action: 'who-ships.changed',
  about: () => ({ type: 'setting', id: 'who-ships', name: 'who ships' }),
  factsOf: ({ sellersMayShip }) => ({ sellers_may_ship: sellersMayShip }),
};
