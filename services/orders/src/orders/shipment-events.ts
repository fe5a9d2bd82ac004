import { newEvent, type NewEvent } from '@mekong/messaging';
import { briefOf, stepOf, usd } from './order-snapshot.js';
import { isPaidAtDoor } from './order-transitions.js';
import type { Order } from './order.entity.js';

/** How long a shipment of many can be taken back, before anybody else hears of it. */
export const takeBackSeconds = 10;

/** The event that tells how an order is shipped, made before it has its new version. */
export const orderShipped = (order: Omit<Order, 'items'>) =>
  newEvent('order.shipped.v1', order.id, { ...stepOf(order), ...shipmentOf(order) });

/** The same of an order that was shipped before, and of which nobody has heard yet. */
export const orderIsShipped = (order: Omit<Order, 'items'>) =>
  newEvent('order.shipped.v1', order.id, {
    ...briefOf(order),
    version: order.version,
    ...shipmentOf(order),
  });

/** Said of what waits at the shop. */
export const pickUpOf = ({ isPickUp }: Pick<Order, 'isPickUp'>) =>
  isPickUp ? { pick_up: true as const } : {};

function shipmentOf(order: Omit<Order, 'items'>) {
  return {
    courier: order.courier,
    tracking_number: order.trackingNumber,
    tracking_url: order.trackingUrl,
    ...pickUpOf(order),
    ...(isPaidAtDoor(order) && {
      cash: { total: usd(order.totalCents), riel_rate: order.rielRate! },
    }),
  };
}

/** The event that tells its customer, without the reason, which staff wrote for themselves. */
export const orderCameBack = (order: Omit<Order, 'items'>) =>
  newEvent('order.came-back.v1', order.id, {
    ...stepOf(order),
    ...{ phone_number: order.phoneNumber, method: order.paymentMethod },
  });

/** The event that tells its customer that what came back is sent once more. */
export const orderSentAgain = (order: Omit<Order, 'items'>) =>
  newEvent('order.sent-again.v1', order.id, stepOf(order));

/**
 * The event of a locked order's shipment, if it has not been announced yet; it cannot be taken back from then on. Whoever
 * takes the order's next step records it before that step, and writes the order.
 */
export function announce(order: Order): NewEvent[] {
  if (!order.announceAt) return [];
  order.announceAt = null;
  return [orderIsShipped(order)];
}
