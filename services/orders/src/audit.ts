import type { Courier } from './couriers/courier.js';
import type { Order } from './orders/order.entity.js';

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

/** The subject of an entry about all couriers. */
export const aboutCouriers = { type: 'setting', id: 'couriers', name: 'couriers' };

/** The subject of an entry about who ships. */
export const aboutWhoShips = { type: 'setting', id: 'who-ships', name: 'who ships' };

export const factsOfCouriers = (couriers: Courier[]) => ({
  couriers: couriers.map(({ name, trackingLink, needsNumber }) => ({
    name,
    tracking_link: trackingLink,
    needs_number: needsNumber,
  })),
});
