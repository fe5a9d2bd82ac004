import { type Identity, sellerScope } from '@mekong/service-defaults';
import type { Order, OrderStatus } from './order.entity.js';
import { waitsForParcel } from './order-transitions.js';

/** What somebody sees of the orders. */
export interface OrderScope {
  /** Only orders with lines of this seller, and of them only these lines. */
  sellerId?: string;
  /** Only what is or was to be packed, and nothing of the customer's account or the payment. */
  forPacking?: boolean;
  /** Nothing that somebody bought who works in the shop. */
  ofCustomers?: boolean;
}

/** The condition on orders `o` that no member of staff bought them. */
export const boughtByCustomer = 'NOT EXISTS (SELECT FROM known_staff s WHERE s.user_id = o.user_id)';

/** The statuses of orders that are, or were, in a parcel. */
const packedStatuses: readonly OrderStatus[] = ['paid', 'shipped', 'delivered'];

/** The condition on orders `o` that they are paid at the door, and their shoppers are still to be called. */
export const isToCall =
  `o.payment_method = 'cod' AND o.status = 'pending' AND o.confirmed_at IS NULL` as const;

/** The same that they wait for their parcel (`waitsForParcel`). */
export const isToShip =
  `(o.status = 'paid' OR o.payment_method = 'cod' AND o.status = 'pending' AND o.confirmed_at IS NOT NULL)` as const;

/** The same that they are, or were, in a parcel, or wait for it. */
export const isForPacking = `(${isToShip} OR o.status IN ('shipped', 'delivered'))` as const;

/** Sellers see their own lines, packers what is paid, support what customers bought, and admins everything. */
export const scopeOf = (caller: Identity): OrderScope => ({
  sellerId: sellerScope(caller),
  ...(caller.role === 'packer' && { forPacking: true }),
  ...(caller.role === 'support' && { ofCustomers: true }),
});

/** Whether an order, read with all its lines, is a seller's alone; always, for those who are no seller. */
export const isWhollyOf = ({ items }: Order, caller: Identity): boolean => {
  const sellerId = sellerScope(caller);
  return !sellerId || items.every((item) => item.sellerId === sellerId);
};

/** Whether an order, read with the lines of the scope, is within it. */
export const isSeen = (order: Order, { forPacking }: OrderScope): boolean =>
  !forPacking || packedStatuses.includes(order.status) || waitsForParcel(order);
