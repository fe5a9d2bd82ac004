import { Suspense } from 'react';
import { lazyExtra } from '../lazy-extra';
import { useOpenOrders } from './use-open-orders';

const ContinuePayment = lazyExtra(
  async () => (await import('../../features/payment/continue-payment')).ContinuePayment,
);

/** Leads back to the payment of unpaid orders. The bar itself is loaded only for shoppers who have one. */
export function OpenOrdersBar() {
  const orders = useOpenOrders();
  if (orders.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ContinuePayment orders={orders} />
    </Suspense>
  );
}
