import { useParams } from 'react-router-dom';
import { PaymentScreen } from '../../features/payment/payment-screen';
import { NotFoundRoute } from './not-found-route';

export function PaymentRoute() {
  const { orderId } = useParams();
  return orderId ? <PaymentScreen key={orderId} orderId={orderId} /> : <NotFoundRoute />;
}
