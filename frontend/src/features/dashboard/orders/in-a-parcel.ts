import type { AdminOrder, OrderStatusName } from '../../../api/types';

/** The statuses in which there is something to pack. */
export const IN_A_PARCEL: OrderStatusName[] = ['paid', 'shipped', 'delivered'];

type Seen = Pick<AdminOrder, 'status'> & { cod: Pick<NonNullable<AdminOrder['cod']>, 'confirmed_at'> | null };

/** Whether it waits to be packed and shipped: it is paid, or its shopper has said on the phone that they pay at the door. */
export const isToShip = ({ status, cod }: Seen): boolean =>
  status === 'paid' || (status === 'pending' && Boolean(cod?.confirmed_at));

/** Whether it is in a parcel, or to be put into one. */
export const isInParcel = (order: Seen): boolean => IN_A_PARCEL.includes(order.status) || isToShip(order);

/** The lines with the pieces that were not given back. */
export const linesToPack = <Line extends AdminOrder['items'][number]>(lines: Line[]): Line[] =>
  lines
    .map((line) => ({ ...line, quantity: line.quantity - line.refunded }))
    .filter(({ quantity }) => quantity > 0);
