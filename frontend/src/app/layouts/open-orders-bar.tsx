import { lazy, Suspense, type ComponentType } from 'react';
import type { OpenOrder } from '../../api/types';
import { useOpenOrders } from './use-open-orders';

type Bar = ComponentType<{ orders: OpenOrder[] }>;

// A page must not fail for want of the bar.
const ContinuePayment = lazy((): Promise<{ default: Bar }> =>
  import('../../features/payment/continue-payment').then(
    ({ ContinuePayment: bar }) => ({ default: bar }),
    () => ({ default: () => null }),
  ),
);

/** Leads back to the payment of unpaid orders. Its code is loaded only for shoppers who have one. */
export function OpenOrdersBar() {
  const orders = useOpenOrders();
  if (orders.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ContinuePayment orders={orders} />
    </Suspense>
  );
}
