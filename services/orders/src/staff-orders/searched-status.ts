import { isToCall, isToShip, orderStatuses } from '../orders/index.js';

/** By what staff look for orders: their statuses, and those whose customers are to be called. */
export const searchedStatuses = [...orderStatuses, 'to-call'] as const;
export type SearchedStatus = (typeof searchedStatuses)[number];

/** The condition on orders `o`. Who looks for what is paid wants to ship it: cash on delivery is paid at the door. */
export const isOfStatus = {
  pending: `o.status = 'pending'`,
  paid: isToShip,
  shipped: `o.status = 'shipped'`,
  delivered: `o.status = 'delivered'`,
  cancelled: `o.status = 'cancelled'`,
  refunded: `o.status = 'refunded'`,
  'to-call': isToCall,
} as const satisfies Record<SearchedStatus, string>;
