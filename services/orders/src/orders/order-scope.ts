import { type Identity, sellerScope } from '@mekong/service-defaults';
import type { Order, OrderStatus } from './order.entity.js';

/** What somebody sees of the orders. */
export interface OrderScope {
  /** Only orders with lines of this seller, and of them only these lines. */
  sellerId?: string;
  /** Only what is or was to be packed, and nothing of the customer's account or the payment. */
  forPacking?: boolean;
}

/** The statuses of orders that are, or were, in a parcel. */
export const packedStatuses: readonly OrderStatus[] = ['paid', 'shipped', 'delivered'];

/** Sellers see their own lines, packers what is paid, and others who work for the shop everything. */
export const scopeOf = (caller: Identity): OrderScope => ({
  sellerId: sellerScope(caller),
  ...(caller.role === 'packer' && { forPacking: true }),
});

/** Whether an order, read with all its lines, is a seller's alone; always, for those who are no seller. */
export const isWhollyOf = ({ items }: Order, caller: Identity): boolean => {
  const sellerId = sellerScope(caller);
  return !sellerId || items.every((item) => item.sellerId === sellerId);
};

/** Whether an order, read with the lines of the scope, is within it. */
export const isSeen = ({ status }: Order, { forPacking }: OrderScope): boolean =>
  !forPacking || packedStatuses.includes(status);
