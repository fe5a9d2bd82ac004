import { OrdersScreen } from '../../features/orders/orders-screen';
import { OpenOrders } from '../../features/payment/open-orders';
import { useOrderAgain } from './use-order-again';

/** My Orders: the unpaid ones above the receipts. */
export function OrdersRoute() {
  const orderAgain = useOrderAgain();
  return (
    <OrdersScreen>
      <OpenOrders onOrderAgain={orderAgain} />
    </OrdersScreen>
  );
}
