import type { Order } from './order.entity.js';

/** The facts of an order that staff can change. */
export const factsOf = ({ status, courier, trackingNumber }: Order) => ({
  status,
  courier,
  tracking_number: trackingNumber,
});

/** The subject of an entry in the audit log that is about an order. */
export const aboutOrder = ({ id, orderNumber }: Order) => ({ type: 'order', id, name: orderNumber });

/** The subject of an entry about many orders. */
export const aboutAllOrders = { type: 'order', id: 'all', name: 'orders' };
