import type { Order } from '../api/types';

/**
 * The orders that a customer sees: those with a completed payment; if none, those with a paid one; if none,
 * those whose own status says so.
 */
export function visibleOrders(orders: Order[]): Order[] {
  const tiers = [
    (order: Order) => order.Payment?.status === 'completed',
    (order: Order) => order.Payment?.status === 'paid',
    (order: Order) => order.status === 'paid' || order.status === 'completed',
  ];
  for (const belongs of tiers) {
    const found = orders.filter(belongs);
    if (found.length > 0) return found;
  }
  return [];
}
