import { toast } from 'sonner';
import { useCancelOrderMutation, useMarkPaidMutation } from '../../api/checkout-api';
import { toastFailure } from '../../lib/toast-failure';

export interface PaymentActions {
  pay: () => Promise<void>;
  cancel: () => Promise<void>;
  isPaid: boolean;
  isPaying: boolean;
  isCancelling: boolean;
}

/** Pays or cancels an order and says how it went. */
export function usePayment(orderId: string): PaymentActions {
  const [markPaid, paying] = useMarkPaidMutation();
  const [cancelOrder, cancelling] = useCancelOrderMutation();

  const pay = async () => {
    try {
      await markPaid(orderId).unwrap();
      toast.success('Payment successful! Order marked as paid.');
    } catch (error) {
      toastFailure('Failed to mark payment', error);
    }
  };

  const cancel = async () => {
    if (!window.confirm('Cancel this order?')) return;
    try {
      await cancelOrder(orderId).unwrap();
      toast.success('Order cancelled');
    } catch (error) {
      toastFailure('Failed to cancel the order', error);
    }
  };

  return {
    pay,
    cancel,
    isPaid: paying.isSuccess,
    isPaying: paying.isLoading,
    isCancelling: cancelling.isLoading,
  };
}
