import { useGetOpenOrdersQuery } from '../../api/open-orders-api';
import { useGetClosedOrdersQuery } from '../../api/orders-api';
import { useGetRielRateQuery } from '../../api/riel-api';
import { OrdersBefore } from '../../features/orders/orders-before';
import { OrdersScreen } from '../../features/orders/orders-screen';
import { ReturnsOfOrder } from '../../features/orders/returns-of-order';
import { CancelPaidOrder } from '../../features/payment/cancel-paid-order';
import { ClosedOrders } from '../../features/payment/closed-orders';
import { OpenOrders } from '../../features/payment/open-orders';
import { OrderAgainButton } from '../../features/payment/order-again-button';
import { useOrderAgain } from './use-order-again';

export { loadOwn } from '../own-orders';

/** My Orders: the unpaid ones above the receipts, and those that came to nothing below. */
export function OrdersRoute() {
  const orderAgain = useOrderAgain();
  return (
    <OrdersScreen
      isWaiting={useIsLoadingOthers()}
      more={(order) => (
        <>
          <CancelPaidOrder order={order} />
          <OrderAgainButton kind="quiet" onOrderAgain={() => orderAgain(order)} />
        </>
      )}
      below={
        <>
          <ClosedOrders onOrderAgain={orderAgain} more={(order) => <ReturnsOfOrder order={order} />} />
          <OrdersBefore />
        </>
      }
    >
      <OpenOrders onOrderAgain={orderAgain} />
    </OrdersScreen>
  );
}

/** Whether what the orders around the receipts show is loading for the first time. */
function useIsLoadingOthers(): boolean {
  const { isLoading: isOpenLoading } = useGetOpenOrdersQuery();
  const { isLoading: isClosedLoading } = useGetClosedOrdersQuery();
  const { isLoading: isRateLoading } = useGetRielRateQuery();
  return isOpenLoading || isClosedLoading || isRateLoading;
}
