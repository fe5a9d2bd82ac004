import { Suspense, useMemo } from 'react';
import { lazyExtra } from '../lazy-extra';
import { useOpenOrders } from './use-open-orders';

const ContinuePayment = lazyExtra(
  async () => (await import('../../features/payment/continue-payment')).ContinuePayment,
);

/** Leads back to the payment of unpaid orders. The bar itself is loaded only for shoppers who have one. */
export function OpenOrdersBar() {
  const orders = useOpenOrders();
  // The same element for the same orders: React takes a new one for a change, and drops what the server rendered.
  return useMemo(
    () =>
      orders.length > 0 && (
        <Suspense fallback={null}>
          <ContinuePayment orders={orders} />
        </Suspense>
      ),
    [orders],
  );
}
