import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useGetPayableOrderQuery } from '../../api/payment-api';
import type { Order } from '../../api/types';
import { ButtonLink } from '../../components/button';
import { Card } from '../../components/card';
import { ContactLine } from '../../components/contact-line';
import { LoadError } from '../../components/notices';
import { PageTitle } from '../../components/page-title';
import { useI18n } from '../../lib/i18n/i18n';
import { PAID_REDIRECT_MS } from '../../lib/timings';
import { PaymentPanel } from './payment-panel';
import { PaymentSkeleton } from './payment-skeleton';
import { useKhqr, waitsForBank } from './use-khqr';
import { usePayment } from './use-payment';

/** How often to ask the server whether it has cancelled an order whose time is over. */
const ASK_AGAIN_MS = 3000;

interface PaymentScreenProps {
  orderId: string;
  /** Called when the shopper wants to order the products of a closed order again. */
  onOrderAgain: (order: Order) => Promise<void>;
}

/** The payment of one order; opens the profile once it is paid. */
export function PaymentScreen({ orderId, onOrderAgain }: PaymentScreenProps) {
  const { t, translateProblem } = useI18n();
  const [isOver, setIsOver] = useState(false);
  const options = { refetchOnMountOrArgChange: true, pollingInterval: isOver ? ASK_AGAIN_MS : 0 };
  const { currentData: payable, error, refetch } = useGetPayableOrderQuery(orderId, options);
  const payment = usePayment(orderId);
  const khqr = useKhqr(orderId, payable !== undefined && waitsForBank(payable.order) && !payment.isCancelled);
  const isPaidNow = payment.isPaid || khqr.state?.status === 'paid';
  const navigate = useNavigate();

  useEffect(() => {
    if (!isPaidNow) return;
    const timer = setTimeout(() => void navigate('/user-profile'), PAID_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isPaidNow, navigate]);

  return (
    <Card title={t('Payment')}>
      <PageTitle text={t('Payment')} />
      {payable && (
        <PaymentPanel
          payable={payable}
          payment={payment}
          khqr={khqr}
          isOver={isOver}
          onTimeOver={setIsOver}
          onAsk={refetch}
          onOrderAgain={onOrderAgain}
        />
      )}
      {!payable && !error && <PaymentSkeleton />}
      {!payable && error && (
        <>
          <LoadError message={translateProblem(error) ?? t('Failed to load the order')} onRetry={refetch} />
          <ButtonLink to="/" kind="quiet">
            {t('Back to the shop')}
          </ButtonLink>
        </>
      )}
      {(payable || error) && <ContactLine />}
    </Card>
  );
}
