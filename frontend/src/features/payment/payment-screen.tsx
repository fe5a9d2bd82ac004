import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useGetPayableOrderQuery } from '../../api/checkout-api';
import { errorMessage } from '../../api/problem';
import { Card } from '../../components/card';
import { LoadError } from '../../components/notices';
import { PageTitle } from '../../components/page-title';
import { PageSpinner } from '../../components/spinner';
import { PAID_REDIRECT_MS } from '../../lib/timings';
import { PaymentPanel } from './payment-panel';
import { usePayment } from './use-payment';

/** The demo payment of one order; a paid order leads on to the profile. */
export function PaymentScreen({ orderId }: { orderId: string }) {
  const options = { refetchOnMountOrArgChange: true };
  const { currentData: payable, error, refetch } = useGetPayableOrderQuery(orderId, options);
  const payment = usePayment(orderId);
  const navigate = useNavigate();

  useEffect(() => {
    if (!payment.isPaid) return;
    const timer = setTimeout(() => void navigate('/user-profile'), PAID_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [payment.isPaid, navigate]);

  if (!payable) {
    return error ? (
      <LoadError message={errorMessage(error, 'Failed to load the order')} onRetry={refetch} />
    ) : (
      <PageSpinner label="Loading order..." />
    );
  }
  return (
    <Card title="Payment">
      <PageTitle text="Payment" />
      <PaymentPanel payable={payable} payment={payment} />
    </Card>
  );
}
