import { useState } from 'react';
import { useCancelOrderMutation } from '../../../api/payment-api';
import { useAdvanceOrderMutation, useShipOrdersMutation } from '../../../api/orders-api';
import { problemOf, statusOf, type Fault } from '../../../api/problem';
import { shopNow } from '../../../api/shop-clock';
import { staleEditOf } from '../../../api/stale-edit';
import type { AdminOrder, OrderStatusName } from '../../../api/types';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { useAct } from '../kit/use-act';
import { isToShip } from './in-a-parcel';
import type { JustShipped } from './take-back';

export type Step = 'ship' | 'ready' | 'correct' | 'deliver' | 'cancel';

/** The part of an order that somebody else may change meanwhile. */
export type SeenOrder = Pick<AdminOrder, 'version' | 'status' | 'courier' | 'tracking_number' | 'cod'>;

interface StepWords {
  /** The status in which the step can be taken. */
  from: OrderStatusName;
  /** Without it the order's page says so itself. */
  done?: StaffText;
  failed: StaffText;
}

interface StepOptions {
  /** The state of the order that a restored draft is based on. */
  seen?: SeenOrder;
  /** Called with the old status when payments has decided on a new one, before the order has changed. */
  onLeaving?: (status: OrderStatusName) => void;
  /** Called when it was shipped, which can be taken back for a while. */
  onShipped?: (shipped: JustShipped) => void;
}

interface Shipment {
  courier?: string;
  tracking_number?: string;
}

/** Why one of many was refused, as if it had been the only one. */
const refusal = (fault: Fault) => ({ status: 409, data: fault });

const STEPS: Record<Step, StepWords> = {
  // Or confirmed, where it is paid at the door.
  ship: { from: 'paid', failed: 'Failed to update order' },
  // What is picked up is not shipped: nobody brings it.
  ready: { from: 'paid', done: 'The customer is told that it is ready', failed: 'Failed to update order' },
  correct: { from: 'shipped', done: 'Shipment corrected', failed: 'Failed to update order' },
  deliver: { from: 'shipped', done: 'Order marked as delivered', failed: 'Failed to update order' },
  cancel: { from: 'pending', done: 'Order cancelled', failed: 'Failed to cancel order' },
};

const STATUS_AFTER: Partial<Record<Step, 'shipped' | 'delivered'>> = {
  ready: 'shipped',
  deliver: 'delivered',
};

/**
 * One step of an order. `take` resolves to whether it was taken. If not, a toast has said why, or somebody else has changed
 * the order: then `was` is the order when the dialog was opened, and `now` its current state.
 */
export function useStep(step: Step, order: AdminOrder, { seen, onLeaving, onShipped }: StepOptions = {}) {
  const { t } = useStaffI18n();
  const act = useAct();
  const [advance, advancing] = useAdvanceOrderMutation();
  const [cancel, cancelling] = useCancelOrderMutation();
  const [shipOrders, shipping] = useShipOrdersMutation();
  const [opened] = useState<SeenOrder>(seen ?? order);
  const [latest, setLatest] = useState<SeenOrder>(order);
  const now: SeenOrder = latest.version > order.version ? latest : order;
  const { from, done, failed } = STEPS[step];
  // Payments decides on cancelling, and the order changes by its event.
  const isDecidedByPayments = step === 'cancel';

  const ship = async ({ courier = '', tracking_number }: Shipment) => {
    const parcel = { id: order.id, version: now.version, tracking_number };
    const { results, take_back_seconds } = await shipOrders({ courier, orders: [parcel] }).unwrap();
    const [fault] = results[0]!.faults;
    if (fault) throw refusal(fault) as unknown as Error;
    onShipped?.({ results, until: shopNow() + take_back_seconds * 1_000 });
  };

  const send = (shipment: Shipment) => {
    if (step === 'ship') return ship(shipment);
    if (step === 'cancel') return cancel(order.id).unwrap();
    const status = STATUS_AFTER[step];
    return advance({ orderId: order.id, progress: { status, ...shipment, version: now.version } }).unwrap();
  };

  const handleStaleEdit = (error: unknown): boolean => {
    const current = staleEditOf(error) as SeenOrder | null;
    // Where the answer does not show it, the order is loaded again by now, and the dialog says what is different.
    if (step === 'ship' && problemOf(error)?.code === 'STALE_EDIT') return true;
    if (current) setLatest(current);
    else if (isDecidedByPayments && statusOf(error) === 409) onLeaving?.(from);
    return current !== null;
  };

  const take = async (shipment = {}): Promise<boolean> => {
    const words = { done: done && t(done), failed: t(failed), handleError: handleStaleEdit };
    const taken = await act(() => send(shipment), words);
    if (taken && isDecidedByPayments) onLeaving?.(from);
    return taken !== null;
  };

  return {
    take,
    isTaking: [advancing, cancelling, shipping].some(({ isLoading }) => isLoading),
    was: now.version === opened.version ? null : opened,
    now,
    /** Whether the order is still in the status in which this step can be taken. */
    isPossible: step === 'ship' || step === 'ready' ? isToShip(now) : now.status === from,
  };
}
