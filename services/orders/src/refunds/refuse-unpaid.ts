import { allows, type Order } from '../orders/index.js';
import { isCashOut, NotRefundable } from './errors.js';

/** Throws NotRefundable unless there is money of the order that can be given back. */
export function refuseUnpaid(order: Order): void {
  if (!allows(order, 'refund') || isCashOut(order)) throw new NotRefundable(order);
}
