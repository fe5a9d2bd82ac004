import { roundToCents } from './money';

/** A price as it is answered: packers are told none. */
type Amount = number | null;

interface Line {
  quantity: number;
  price: Amount;
  product: { price: Amount };
}

interface Charged {
  items: Line[];
  discount?: Amount;
  subtotal: Amount;
  shipping: Amount;
  tax: Amount;
  total_price: Amount;
  refunded_total?: Amount;
}

export interface OrderFigures {
  discount: number;
  subtotal: number;
  shipping: number;
  tax: number;
  total: number;
  refunded: number;
}

/** The price of one piece when it was bought, in dollars. */
export function unitPrice(item: Omit<Line, 'quantity'>): number {
  return item.price ?? item.product.price ?? 0;
}

/** What a line cost, in dollars. */
export const lineTotal = (item: Line): number => roundToCents(item.quantity * unitPrice(item));

interface PaidLine extends Line {
  /** Of the order's discount, what falls on all its pieces. */
  discount?: Amount;
}

/** What the first so many pieces of a line have cost after the discount, in dollars; as the server reckons it. */
export function paidFor(item: PaidLine, pieces: number): number {
  const discount = Math.round((Math.round((item.discount ?? 0) * 100) * pieces) / item.quantity);
  return roundToCents(pieces * unitPrice(item) - discount / 100);
}

/** An order's figures as they were charged; those missing in the answer are calculated from the total. */
export function orderFigures(order: Charged): OrderFigures {
  const goods = order.items.reduce((sum, item) => sum + lineTotal(item), 0);
  const discount = order.discount ?? 0;
  const subtotal = order.subtotal ?? roundToCents(goods - discount);
  const tax = order.tax ?? 0;
  const total = order.total_price ?? 0;
  const shipping = order.shipping ?? Math.max(0, roundToCents(total - subtotal - tax));
  return { discount, subtotal, shipping, tax, total, refunded: order.refunded_total ?? 0 };
}
