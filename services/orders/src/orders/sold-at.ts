import type { Order } from './order.entity.js';

/** When an order was sold: paid, or handed over for the cash, which comes in later. Null while it is not. */
export const soldAt = ({ handedOverAt, paidAt }: Pick<Order, 'handedOverAt' | 'paidAt'>): Date | null =>
  handedOverAt ?? paidAt;
