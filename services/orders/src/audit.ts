import type { Courier } from './couriers/courier.js';
import type { ProvinceDelivery } from './delivery/delivery-table.js';
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

/** The subject of an entry about how long parcels take. */
export const aboutDelivery = { type: 'setting', id: 'delivery', name: 'delivery' };

/** The subject of an entry about who ships. */
export const aboutWhoShips = { type: 'setting', id: 'who-ships', name: 'who ships' };

export const factsOfCouriers = (couriers: Courier[]) => ({
  couriers: couriers.map(({ name, trackingLink, needsNumber }) => ({
    name,
    tracking_link: trackingLink,
    needs_number: needsNumber,
  })),
});

/** What was entered of each province, such as `1-2`, by its name. */
export const factsOfDelivery = (entries: ProvinceDelivery[]) => ({
  delivery: Object.fromEntries(
    entries.map(({ province, daysFrom, daysTo, methods }) => [
      province,
      [`${daysFrom}-${daysTo}`, ...methods.map(({ key, feeCents }) => `${key} ${feeCents}`)].join(', '),
    ]),
  ),
});
