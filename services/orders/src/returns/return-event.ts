import { newEvent } from '@mekong/messaging';
import { briefOf, type Order } from '../orders/index.js';
import type { Return } from './return.js';
import type { ReturnState } from './return-states.js';

/** The event by which its customer hears how it stands with a return; its refund is told by the order's own. */
export const returnChanged = (order: Order, of: Return, state: Exclude<ReturnState, 'refunded'>) =>
  newEvent('order.return-changed.v1', order.id, {
    ...briefOf(order),
    ...{ return_id: of.id, state, message: of.message, hand_over: of.handOver, label: of.label },
    lines: of.lines.map(({ productId, name, nameKm, quantity }) => ({
      product_id: productId,
      name,
      ...(nameKm && { name_km: nameKm }),
      quantity,
    })),
  });
