import type { Order, OrderStep, PaidOrder } from '../orders/index.js';
import { dollars, orderView, stepView } from '../orders/orders.http.js';

/** The timeline without shipments that were taken back, of which customers never heard. */
function withoutTakenBack(timeline: OrderStep[]): OrderStep[] {
  const last = timeline.findLastIndex(({ type }) => type === 'taken_back');
  return timeline.filter(({ type }, place) => place > last || (type !== 'shipped' && type !== 'taken_back'));
}

/** A paid order as its customer sees it. */
export const receiptView = (order: PaidOrder) => ({
  ...orderView(order),
  refunded_total: dollars(order.refundedCents),
  timeline: withoutTakenBack(order.timeline).map(stepView),
});

/** An order that waits for its payment, as much as its customer needs in order to go on with it. */
export function openOrderView(order: Order) {
  const { id, order_number, status, total_price, pay_until, items, ...whole } = orderView(order);
  const { payment_method, riel_rate, total_khr, cod } = whole;
  const payment = { payment_method, riel_rate, total_khr, cod };
  return { id, order_number, status, total_price, pay_until, items, ...payment };
}
