import { Problem } from '@mekong/contracts';

/** A seller, where the shop ships. */
export class MayNotShip extends Problem {
  constructor() {
    super(403, 'FORBIDDEN', 'The shop ships its orders.', { params: { reason: 'shop_ships' } });
  }
}
