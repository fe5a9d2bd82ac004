import type { Order } from './orders/order.entity.js';

/** What of an order staff change. */
export const factsOf = ({ status, courier, trackingNumber }: Order) => ({
  status,
  courier,
  tracking_number: trackingNumber,
});

/** An order as the audit log names it. */
export const aboutOrder = (id: string) => ({ type: 'order', id, name: id });
