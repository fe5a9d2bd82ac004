import { useParams } from 'react-router-dom';
import { PaymentScreen } from '../../features/payment/payment-screen';
import { NotFoundRoute } from './not-found-route';
import { useOrderAgain } from './use-order-again';

export function PaymentRoute() {
  const { orderId } = useParams();
  const orderAgain = useOrderAgain();
  return orderId ? (
    <PaymentScreen key={orderId} orderId={orderId} onOrderAgain={orderAgain} />
  ) : (
    <NotFoundRoute />
  );
}
