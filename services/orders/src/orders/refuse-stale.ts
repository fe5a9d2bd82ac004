import { StaleEdit } from '@mekong/contracts';
import type { Order, OrderStatus } from './order.entity.js';
import { factsOf } from '../audit.js';
import { managedOrderView } from '../views.js';

/** What staff want of an order's shipment: undefined leaves a fact as it is, null takes it away. */
export interface ShipmentWish {
  courier?: string | null;
  trackingNumber?: string | null;
  /** The version that the editor has seen; without one nothing is compared. */
  version?: number;
}

/** Throws StaleEdit when the order is no longer as the editor has seen it. */
export function refuseStale(order: Order, wish: ShipmentWish & { status?: OrderStatus }): void {
  if (wish.version === undefined || wish.version === order.version) return;
  const wanted = { status: wish.status, courier: wish.courier, tracking_number: wish.trackingNumber };
  const facts = factsOf(order);
  const changed = (['status', 'courier', 'tracking_number'] as const).filter(
    (fact) => wanted[fact] !== undefined && wanted[fact] !== facts[fact],
  );
  throw new StaleEdit('order', managedOrderView(order, false), changed);
}
