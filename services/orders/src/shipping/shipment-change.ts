import { refuseStale } from '@mekong/service-defaults';
import { factsOf, type Order, type OrderStatus } from '../orders/index.js';

/** A change of an order's shipment: undefined leaves a fact as it is, null removes it. */
export interface ShipmentChange {
  courier?: string | null;
  trackingNumber?: string | null;
  /** The version that the editor has seen; without one the edit is never stale. */
  version?: number;
}

/** Throws StaleEdit when the order has changed since the editor has seen it. */
export function refuseStaleEdit(order: Order, change: ShipmentChange & { status?: OrderStatus }): void {
  const wanted = { status: change.status, courier: change.courier, tracking_number: change.trackingNumber };
  const facts = factsOf(order);
  const changed = (['status', 'courier', 'tracking_number'] as const).filter(
    (fact) => wanted[fact] !== undefined && wanted[fact] !== facts[fact],
  );
  refuseStale('order', order, change.version, changed);
}
