import type { WhoShips } from './who-ships.repository.js';

export const whoShipsView = ({ sellersMayShip, version }: WhoShips, youShip: boolean) => ({
  sellers_may_ship: sellersMayShip,
  you_ship: youShip,
  version,
});
