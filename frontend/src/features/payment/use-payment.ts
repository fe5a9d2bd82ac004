import { useCancelOrderMutation, useMarkPaidMutation } from '../../api/payment-api';
import { isRefusal } from '../../api/problem';
import { useI18n } from '../../lib/i18n/i18n';
import { toast } from '../../lib/toast';
import { toastFailure } from '../../lib/toast-failure';
import { useReason } from '../../lib/use-reason';

export interface PaymentActions {
  pay: () => Promise<void>;
  /** Resolves to whether it was cancelled. */
  cancel: () => Promise<boolean>;
  isPaid: boolean;
  isCancelled: boolean;
  isPaying: boolean;
  isCancelling: boolean;
  /** Whether the last press may have paid or cancelled the order although it failed. */
  isUnsure: boolean;
}

/** Pays or cancels an order and shows the result as a toast. */
export function usePayment(orderId: string): PaymentActions {
  const { t } = useI18n();
  const reasonOf = useReason();
  const [markPaid, paying] = useMarkPaidMutation();
  const [cancelOrder, cancelling] = useCancelOrderMutation();

  const pay = async () => {
    toast.clear();
    try {
      await markPaid(orderId).unwrap();
      toast.success(t('Payment successful! Order marked as paid.'));
    } catch (error) {
      toastFailure(t('Failed to mark payment'), error, reasonOf);
    }
  };

  const cancel = async () => {
    toast.clear();
    try {
      await cancelOrder(orderId).unwrap();
      toast.success(t('Order cancelled'));
      return true;
    } catch (error) {
      toastFailure(t('Failed to cancel the order'), error, reasonOf);
      return false;
    }
  };

  return {
    pay,
    cancel,
    isPaid: paying.isSuccess,
    isCancelled: cancelling.isSuccess,
    isPaying: paying.isLoading,
    isCancelling: cancelling.isLoading,
    isUnsure: [paying, cancelling].some(({ error }) => error !== undefined && !isRefusal(error)),
  };
}
