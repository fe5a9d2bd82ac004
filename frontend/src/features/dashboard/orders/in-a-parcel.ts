import type { AdminOrder, OrderStatusName } from '../../../api/types';

/** The statuses in which there is something to pack. */
export const IN_A_PARCEL: OrderStatusName[] = ['paid', 'shipped', 'delivered'];

/** The lines with the pieces that were not given back. */
export const linesToPack = <Line extends AdminOrder['items'][number]>(lines: Line[]): Line[] =>
  lines
    .map((line) => ({ ...line, quantity: line.quantity - line.refunded }))
    .filter(({ quantity }) => quantity > 0);
