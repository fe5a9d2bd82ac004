import type { Order, OrderItem } from '../api/types';

export interface OrderFigures {
  subtotal: number;
  shipping: number;
  tax: number;
  total: number;
}

/** What one piece cost when it was bought, in dollars. */
export function unitPrice(item: OrderItem): number {
  return item.price ?? item.product.price ?? 0;
}

function roundToCents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}

/** The figures of an order as they were charged; what the answer leaves out follows from the stored total. */
export function orderFigures(order: Order): OrderFigures {
  const goods = order.items.reduce((sum, item) => sum + unitPrice(item) * item.quantity, 0);
  const subtotal = order.subtotal ?? roundToCents(goods);
  const tax = order.tax ?? 0;
  const shipping = order.shipping ?? Math.max(0, roundToCents(order.total_price - subtotal - tax));
  return { subtotal, shipping, tax, total: order.total_price };
}
