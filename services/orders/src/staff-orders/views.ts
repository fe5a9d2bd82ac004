import type { Note } from '../notes/index.js';
import { noteView } from '../notes/notes.http.js';
import type { Order, OrderEvent, OrderScope } from '../orders/index.js';
import { dollars, managedOrderView, stepView } from '../orders/orders.http.js';

interface WithProducts {
  items: { product: { id: number } }[];
}

/** The same order with the shop's own codes of its products, by which they are found on the shelves. */
export const withSkus = <View extends WithProducts>(view: View, skus: Map<number, string>): View => ({
  ...view,
  items: view.items.map((item) => {
    const sku = skus.get(item.product.id);
    return sku === undefined ? item : { ...item, product: { ...item.product, sku } };
  }),
});

/** Whether staff see only a part of an order. */
const isPart = ({ sellerId, forPacking }: OrderScope) => Boolean(sellerId || forPacking);

/**
 * An order's page for staff; a seller sees neither whose account it is nor which member of staff did or noted what, and a
 * packer not whose account it is.
 */
export function orderPageView(order: Order, events: OrderEvent[], notes: Note[], scope: OrderScope) {
  const { userId, accountEmail, accountName } = order;
  return {
    ...managedOrderView(order, scope),
    customer: isPart(scope) ? null : { id: userId, name: accountName, email: accountEmail },
    timeline: events.map((event) => ({
      id: event.id,
      ...stepView(event),
      by: scope.sellerId ? null : event.byName,
      amount: event.amountCents === null || isPart(scope) ? null : dollars(event.amountCents),
      reason: scope.sellerId ? null : event.reason,
      changes: scope.sellerId ? null : event.changes,
      by_staff: event.byId !== null && event.byId !== userId,
    })),
    notes: scope.sellerId ? [] : notes.map(noteView),
  };
}

/** For each seller in an order, how many of the lines are packed; without lines that were given back. */
export function partViews(order: Order, names: Map<string, string>) {
  const items = order.items.filter(({ quantity, refundedQuantity }) => refundedQuantity < quantity);
  const sellers = [...new Set(items.map(({ sellerId }) => sellerId))];
  return sellers.map((id) => {
    const lines = items.filter(({ sellerId }) => sellerId === id);
    const packed = lines.filter(({ packedAt }) => packedAt !== null).length;
    return { seller: names.get(id) ?? null, lines: lines.length, packed };
  });
}

/** One user's orders for staff; `spent` counts what was paid and not refunded. */
export function userOrdersView(orders: Order[], spent: { orders: number; cents: number }, notes: Note[]) {
  return {
    orders: orders.map((order) => managedOrderView(order, {})),
    paid_orders: spent.orders,
    total_spend: dollars(spent.cents),
    notes: notes.map((note) => ({ ...noteView(note), order_id: note.orderId })),
  };
}
