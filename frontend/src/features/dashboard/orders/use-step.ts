import { useState } from 'react';
import { useCancelOrderMutation } from '../../../api/checkout-api';
import { useAdvanceOrderMutation, useRefundOrderMutation } from '../../../api/orders-api';
import { statusOf } from '../../../api/problem';
import { staleEditOf } from '../../../api/stale-edit';
import type { AdminOrder, OrderStatusName } from '../../../api/types';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { useAct } from '../kit/use-act';

export type Step = 'ship' | 'correct' | 'deliver' | 'cancel' | 'refund';

/** The facts of an order that somebody else may change meanwhile. */
export type SeenOrder = Pick<AdminOrder, 'version' | 'status' | 'courier' | 'tracking_number'>;

interface StepWords {
  /** Where the step starts. */
  from: OrderStatusName;
  done: StaffText;
  failed: StaffText;
}

interface StepOptions {
  /** The order as it was seen when this was opened before; without it, as it is. */
  seen?: SeenOrder;
  /** Called when payments knows that the order leaves the step's status, of which the order may not have heard yet. */
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
 * One step of an order. `take` resolves to whether it was taken; if not, a toast has said why, or somebody else has
 * changed the order: then `was` is the order as it was when this was opened, and `now` what it has become.
 */
export function useStep(step: Step, order: AdminOrder, { seen, onLeaving }: StepOptions = {}) {
  const { t } = useStaffI18n();
  const act = useAct();
  const [advance, advancing] = useAdvanceOrderMutation();
  const [cancel, cancelling] = useCancelOrderMutation();
  const [refund, refunding] = useRefundOrderMutation();
  const [opened] = useState<SeenOrder>(seen ?? order);
  const [told, setTold] = useState<SeenOrder>(order);
  const now: SeenOrder = told.version > order.version ? told : order;
  const { from, done, failed } = STEPS[step];
  // Payments decides on that, and the order follows by its event.
  const isFollowed = step === 'cancel';

  const send = (shipment: { courier?: string; tracking_number?: string }) => {
    if (step === 'cancel') return cancel(order.id).unwrap();
    if (step === 'refund') return refund(order.id).unwrap();
    const status = step === 'ship' ? 'shipped' : step === 'deliver' ? 'delivered' : undefined;
    return advance({ orderId: order.id, progress: { status, ...shipment, version: now.version } }).unwrap();
  };

  const lookAgain = (error: unknown): boolean => {
    const current = staleEditOf(error) as SeenOrder | null;
    if (current) setTold(current);
    else if (isFollowed && statusOf(error) === 409) onLeaving?.(from);
    return current !== null;
  };

  const take = async (shipment = {}): Promise<boolean> => {
    const words = { done: t(done), failed: t(failed), otherwise: lookAgain };
    const taken = await act(() => send(shipment), words);
    if (taken && isFollowed) onLeaving?.(from);
    return taken !== null;
  };

  return {
    take,
    isTaking: advancing.isLoading || cancelling.isLoading || refunding.isLoading,
    was: now.version === opened.version ? null : opened,
    now,
    /** Whether the order, as far as is known here, is still where this step starts. */
    isPossible: now.status === from,
  };
}
