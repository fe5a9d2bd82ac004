import type { Order } from '../api/types';

type Brought = Pick<Order, 'status'> & { delivery_method: { pick_up: boolean } | null };

/** Whether its shopper comes to the shop for it. */
export const isPickUp = ({ delivery_method }: Pick<Brought, 'delivery_method'>): boolean =>
  delivery_method?.pick_up === true;

const AT_THE_SHOP: Partial<Record<Order['status'], string>> = {
  shipped: 'ready_to_pick_up',
  delivered: 'picked_up',
};

/** The status of an order as it is called: what is picked up is not on its way. */
export const shownStatus = (order: Brought): string =>
  (isPickUp(order) ? AT_THE_SHOP[order.status] : undefined) ?? order.status;
