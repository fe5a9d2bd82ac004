import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useGetPayableOrderQuery } from '../../api/payment-api';
import { PaymentScreen } from '../../features/payment/payment-screen';
import { BILLING_DRAFT, forgetDraft } from '../../lib/session-drafts';
import { NotFoundRoute } from './not-found-route';
import { useOrderAgain } from './use-order-again';

export function PaymentRoute() {
  const { orderId } = useParams();
  const orderAgain = useOrderAgain();
  useForgottenBilling(orderId);
  return orderId ? (
    <PaymentScreen key={orderId} orderId={orderId} onOrderAgain={orderAgain} />
  ) : (
    <NotFoundRoute />
  );
}

/** What was typed at the checkout is kept until the order is paid, so that one that is cancelled can be placed again. */
function useForgottenBilling(orderId = ''): void {
  const { currentData } = useGetPayableOrderQuery(orderId, { skip: !orderId });
  const isPaid = currentData !== undefined && !['pending', 'cancelled'].includes(currentData.order.status);
  useEffect(() => {
    if (isPaid) forgetDraft(BILLING_DRAFT);
  }, [isPaid]);
}
