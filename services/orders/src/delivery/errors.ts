import { Problem } from '@mekong/contracts';

/** A customer cannot change any more where it goes. */
export class PackedAlready extends Problem {
  constructor() {
    const message = 'Your order is packed already. Write to us, and we change it before it leaves.';
    super(409, 'ALREADY_PACKED', message, { params: { reason: 'order' } });
  }
}
