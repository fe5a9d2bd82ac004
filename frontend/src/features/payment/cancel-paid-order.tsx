import { useCancelOwnOrderMutation } from '../../api/own-delivery-api';
import type { Receipt } from '../../api/types';
import { useI18n } from '../../lib/i18n/i18n';
import { toast } from '../../lib/toast';
import { toastFailure } from '../../lib/toast-failure';
import { useReason } from '../../lib/use-reason';
import { CancelOrderButton } from './cancel-order-button';

/** Cancels an order that is paid, until something of it is packed; nothing from then on, nor once it has been on its way. */
export function CancelPaidOrder({ order }: { order: Receipt }) {
  const { t } = useI18n();
  const reasonOf = useReason();
  const [cancel, { isLoading }] = useCancelOwnOrderMutation();
  const wasOnItsWay = order.timeline.some(({ type }) => type === 'came_back');
  if (order.status !== 'paid' || order.packed || wasOnItsWay) return null;

  const cancelIt = async () => {
    toast.clear();
    try {
      await cancel(order.id).unwrap();
      toast.success(t('Order cancelled'));
    } catch (error) {
      toastFailure(t('Failed to cancel the order'), error, reasonOf);
    }
  };

  return (
    <CancelOrderButton
      isCancelling={isLoading}
      words="All that you have paid is given back, and the products go back on sale."
      onCancel={() => void cancelIt()}
    />
  );
}
