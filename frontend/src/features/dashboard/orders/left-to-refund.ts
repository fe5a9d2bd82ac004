import type { AdminOrder } from '../../../api/types';
import { orderFigures } from '../../../lib/order-figures';
import { roundToCents } from '../../../lib/money';

/** What was paid for an order and not given back, in dollars. */
export function leftToRefund(order: AdminOrder): number {
  const { total, refunded } = orderFigures(order);
  return roundToCents(total - refunded);
}
