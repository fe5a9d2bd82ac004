interface Payable {
  status: string;
  Payment: { status: string } | null;
}

/**
 * The orders that a customer sees: those with a completed payment; if none, those with a paid one; if none,
 * those whose own status says so.
 */
export function visibleOrders<T extends Payable>(orders: T[]): T[] {
  const tiers = [
    (order: T) => order.Payment?.status === 'completed',
    (order: T) => order.Payment?.status === 'paid',
    (order: T) => order.status === 'paid' || order.status === 'completed',
  ];
  for (const belongs of tiers) {
    const found = orders.filter(belongs);
    if (found.length > 0) return found;
  }
  return [];
}
