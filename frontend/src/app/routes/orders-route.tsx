import { OrdersScreen } from '../../features/orders/orders-screen';
import { ClosedOrders } from '../../features/payment/closed-orders';
import { OpenOrders } from '../../features/payment/open-orders';
import { useOrderAgain } from './use-order-again';

/** My Orders: the unpaid ones above the receipts, and those that came to nothing below. */
export function OrdersRoute() {
  const orderAgain = useOrderAgain();
  return (
    <OrdersScreen below={<ClosedOrders onOrderAgain={orderAgain} />}>
      <OpenOrders onOrderAgain={orderAgain} />
    </OrdersScreen>
  );
}
