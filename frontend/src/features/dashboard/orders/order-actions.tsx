import { Button } from 'antd';
import { useState } from 'react';
import type { OrderPage, OrderStatusName } from '../../../api/types';
import { isPickUp } from '../../../lib/pick-up';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useMay } from '../kit/may';
import { useOpenEdit } from '../kit/use-open-edit';
import { CameBackDialog } from './came-back-dialog';
import { IN_A_PARCEL, isToShip } from './in-a-parcel';
import { RefundDialog } from './refund-dialog';
import { SendAgainButton } from './send-again-button';
import { ShipmentDialog } from './shipment-dialog';
import { StepDialog } from './step-dialog';
import { useCouriers } from './use-couriers';
import { useMayShip } from '../kit/use-may-ship';
import type { JustShipped } from './take-back';
import { refundDraft } from './use-refund';
import { useNextToShip } from './use-next-to-ship';
import type { Step } from './use-step';

interface OrderActionsProps {
  order: OrderPage;
  /** Called with the old status when payments has decided on a new one. */
  onLeaving: (status: OrderStatusName) => void;
  onShipped: (shipped: JustShipped) => void;
}

/** The buttons for the steps that the user may take in the order's current status. */
export function OrderActions({ order, onLeaving, onShipped }: OrderActionsProps) {
  const { t } = useStaffI18n();
  const may = useMay();
  const ships = useMayShip();
  const atShop = isPickUp(order);
  const goToNext = useNextToShip(order.id);
  const [asked, setAsked] = useOpenEdit<Step>('order-step', (step) => `${step}-order-${order.id}`);
  // Loaded before they are needed, so that the dialogs of a shipment open at once.
  useCouriers({ skip: !ships });
  const [refunded, setRefunded] = useOpenEdit<string>('refund', refundDraft);
  // Nobody gives back what is still with the courier.
  const isMoneyIn = order.cod === null || order.cod.remitted_at !== null;
  const canRefund = may('manage') && IN_A_PARCEL.includes(order.status) && isMoneyIn;
  const [isBack, setCameBack] = useState(false);
  const close = () => setAsked(null);
  return (
    <>
      {order.status === 'pending' && may('cancel') && (
        <Button danger onClick={() => setAsked('cancel')}>
          {t('Cancel order')}
        </Button>
      )}
      {isToShip(order) && ships && (
        <Button type="primary" onClick={() => setAsked(atShop ? 'ready' : 'ship')}>
          {t(atShop ? 'Ready to pick up' : 'Mark as shipped')}
        </Button>
      )}
      {order.status === 'shipped' && ships && (
        <>
          {order.came_back_at ? (
            <SendAgainButton order={order} />
          ) : (
            <>
              {!order.cod && (
                <Button type="primary" onClick={() => setAsked('deliver')}>
                  {t(atShop ? 'Picked up' : 'Mark as delivered')}
                </Button>
              )}
              {!atShop && <Button onClick={() => setCameBack(true)}>{t('Came back')}</Button>}
            </>
          )}
          {!atShop && <Button onClick={() => setAsked('correct')}>{t('Correct shipment')}</Button>}
        </>
      )}
      {isBack && <CameBackDialog order={order} onClose={() => setCameBack(false)} />}
      {canRefund && (
        <Button danger={order.status === 'paid'} onClick={() => setRefunded(order.id)}>
          {t('Refund')}
        </Button>
      )}
      {refunded && <RefundDialog order={order} onClose={() => setRefunded(null)} />}
      {(asked === 'ship' || asked === 'correct') && (
        <ShipmentDialog
          step={asked}
          order={order}
          onClose={close}
          {...(asked === 'ship' && { onShipped, onNext: () => void goToNext() })}
        />
      )}
      {(asked === 'ready' || asked === 'deliver' || asked === 'cancel') && (
        <StepDialog step={asked} order={order} onClose={close} onLeaving={onLeaving} />
      )}
    </>
  );
}
