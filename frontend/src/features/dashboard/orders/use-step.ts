import { useState } from 'react';
import { useCancelOrderMutation } from '../../../api/checkout-api';
import { useAdvanceOrderMutation, useRefundOrderMutation } from '../../../api/orders-api';
import { staleEditOf } from '../../../api/stale-edit';
import type { AdminOrder, OrderStatusName } from '../../../api/types';
import { toast } from '../../../lib/toast';
import { toastFailure } from '../../../lib/toast-failure';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';

export type Step = 'ship' | 'deliver' | 'cancel' | 'refund';

/** The facts of an order that somebody else may change meanwhile. */
export type SeenOrder = Pick<AdminOrder, 'version' | 'status' | 'courier' | 'tracking_number'>;

interface StepWords {
  from: OrderStatusName;
  to: OrderStatusName;
  done: StaffText;
  failed: StaffText;
}

const STEPS: Record<Step, StepWords> = {
  ship: {
    from: 'paid',
    to: 'shipped',
    done: 'Order marked as shipped',
    failed: 'Failed to update order',
  },
  deliver: {
    from: 'shipped',
    to: 'delivered',
    done: 'Order marked as delivered',
    failed: 'Failed to update order',
  },
  cancel: { from: 'pending', to: 'cancelled', done: 'Order cancelled', failed: 'Failed to cancel order' },
  refund: { from: 'paid', to: 'refunded', done: 'Order refunded', failed: 'Failed to refund order' },
};

/**
 * One step of an order. `take` resolves to the status that it leads to, or null when it failed: then a toast has said
 * why, or `was` holds the order as it was seen before somebody else changed it, and `seen` what it is now.
 */
export function useStep(step: Step, order: AdminOrder) {
  const { t, said } = useStaffI18n();
  const [advance, advancing] = useAdvanceOrderMutation();
  const [cancel, cancelling] = useCancelOrderMutation();
  const [refund, refunding] = useRefundOrderMutation();
  const [seen, setSeen] = useState<SeenOrder>(order);
  const [was, setWas] = useState<SeenOrder | null>(null);
  const { from, to, done, failed } = STEPS[step];

  const send = (shipment: { courier?: string; tracking_number?: string }) => {
    if (step === 'cancel') return cancel(order.id).unwrap();
    if (step === 'refund') return refund(order.id).unwrap();
    const status = to as 'shipped' | 'delivered';
    return advance({ orderId: order.id, progress: { status, ...shipment, version: seen.version } }).unwrap();
  };

  const take = async (shipment = {}): Promise<OrderStatusName | null> => {
    try {
      await send(shipment);
      toast.success(t(done));
      return to;
    } catch (error) {
      const current = staleEditOf(error) as SeenOrder | null;
      if (!current) {
        toastFailure(t(failed), error, said);
        return null;
      }
      setWas(seen);
      setSeen(current);
      return null;
    }
  };

  return {
    take,
    isTaking: advancing.isLoading || cancelling.isLoading || refunding.isLoading,
    was,
    seen,
    /** Whether the order, as far as is known here, is still where this step starts. */
    isPossible: seen.status === from && order.status === from,
  };
}
