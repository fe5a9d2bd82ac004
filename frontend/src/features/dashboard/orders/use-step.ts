import { useState } from 'react';
import { useCancelOrderMutation } from '../../../api/payment-api';
import { useAdvanceOrderMutation, useRefundOrderMutation } from '../../../api/orders-api';
import { statusOf } from '../../../api/problem';
import { staleEditOf } from '../../../api/stale-edit';
import type { AdminOrder, OrderStatusName } from '../../../api/types';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { useAct } from '../kit/use-act';

export type Step = 'ship' | 'correct' | 'deliver' | 'cancel' | 'refund';

/** The part of an order that somebody else may change meanwhile. */
export type SeenOrder = Pick<AdminOrder, 'version' | 'status' | 'courier' | 'tracking_number'>;

interface StepWords {
  /** The status in which the step can be taken. */
  from: OrderStatusName;
  done: StaffText;
  failed: StaffText;
}

interface StepOptions {
  /** The state of the order that a restored draft is based on. */
  seen?: SeenOrder;
  /** Called with the old status when payments has decided on a new one, before the order has changed. */
  onLeaving?: (status: OrderStatusName) => void;
}

const STEPS: Record<Step, StepWords> = {
  ship: { from: 'paid', done: 'Order marked as shipped', failed: 'Failed to update order' },
  correct: { from: 'shipped', done: 'Shipment corrected', failed: 'Failed to update order' },
  deliver: { from: 'shipped', done: 'Order marked as delivered', failed: 'Failed to update order' },
  cancel: { from: 'pending', done: 'Order cancelled', failed: 'Failed to cancel order' },
  refund: { from: 'paid', done: 'Order refunded', failed: 'Failed to refund order' },
};

/**
 * One step of an order. `take` resolves to whether it was taken. If not, a toast has said why, or somebody else has changed
 * the order: then `was` is the order when the dialog was opened, and `now` its current state.
 */
export function useStep(step: Step, order: AdminOrder, { seen, onLeaving }: StepOptions = {}) {
  const { t } = useStaffI18n();
  const act = useAct();
  const [advance, advancing] = useAdvanceOrderMutation();
  const [cancel, cancelling] = useCancelOrderMutation();
  const [refund, refunding] = useRefundOrderMutation();
  const [opened] = useState<SeenOrder>(seen ?? order);
  const [latest, setLatest] = useState<SeenOrder>(order);
  const now: SeenOrder = latest.version > order.version ? latest : order;
  const { from, done, failed } = STEPS[step];
  // Payments decides on cancelling, and the order changes by its event.
  const isDecidedByPayments = step === 'cancel';

  const send = (shipment: { courier?: string; tracking_number?: string }) => {
    if (step === 'cancel') return cancel(order.id).unwrap();
    if (step === 'refund') return refund(order.id).unwrap();
    const status = step === 'ship' ? 'shipped' : step === 'deliver' ? 'delivered' : undefined;
    return advance({ orderId: order.id, progress: { status, ...shipment, version: now.version } }).unwrap();
  };

  const handleStaleEdit = (error: unknown): boolean => {
    const current = staleEditOf(error) as SeenOrder | null;
    if (current) setLatest(current);
    else if (isDecidedByPayments && statusOf(error) === 409) onLeaving?.(from);
    return current !== null;
  };

  const take = async (shipment = {}): Promise<boolean> => {
    const words = { done: t(done), failed: t(failed), handleError: handleStaleEdit };
    const taken = await act(() => send(shipment), words);
    if (taken && isDecidedByPayments) onLeaving?.(from);
    return taken !== null;
  };

  return {
    take,
    isTaking: advancing.isLoading || cancelling.isLoading || refunding.isLoading,
    was: now.version === opened.version ? null : opened,
    now,
    /** Whether the order is still in the status in which this step can be taken. */
    isPossible: now.status === from,
  };
}
