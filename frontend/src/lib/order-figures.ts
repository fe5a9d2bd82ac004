import type { Order, OrderItem } from '../api/types';
import { roundToCents } from './money';

export interface OrderFigures {
  subtotal: number;
  shipping: number;
  tax: number;
  total: number;
  refunded: number;
}

/** The price of one piece when it was bought, in dollars. */
export function unitPrice(item: OrderItem): number {
  return item.price ?? item.product.price ?? 0;
}

/** An order's figures as they were charged; those missing in the answer are calculated from the total. */
export function orderFigures(order: Order & { refunded_total?: number }): OrderFigures {
  const goods = order.items.reduce((sum, item) => sum + unitPrice(item) * item.quantity, 0);
  const subtotal = order.subtotal ?? roundToCents(goods);
  const tax = order.tax ?? 0;
  const shipping = order.shipping ?? Math.max(0, roundToCents(order.total_price - subtotal - tax));
  return { subtotal, shipping, tax, total: order.total_price, refunded: order.refunded_total ?? 0 };
}
