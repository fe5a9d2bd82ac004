import { lazy } from 'react';
import type { Order } from '../../api/types';
import { Extra } from '../../components/extra';
import { useIsHydrated } from '../../lib/use-is-hydrated';

const OrderReturns = lazy(() => import('./order-returns'));

/** What the shopper returns of an order that they have got, and how to return more; with code of its own. */
export function ReturnsOfOrder({
  order,
}: {
  order: Pick<Order, 'id' | 'order_number' | 'status' | 'items'>;
}) {
  const isHydrated = useIsHydrated();
  if (!isHydrated || (order.status !== 'delivered' && order.status !== 'refunded')) return null;
  return (
    <Extra>
      <OrderReturns order={order} />
    </Extra>
  );
}
