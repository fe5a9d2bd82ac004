import { Button } from 'antd';
import type { OrderPage, OrderStatusName } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useMay } from '../kit/may';
import { useOpenEdit } from '../kit/use-open-edit';
import { IN_A_PARCEL } from './in-a-parcel';
import { RefundDialog, refundDraft } from './refund-dialog';
import { ShipmentDialog } from './shipment-dialog';
import { StepDialog } from './step-dialog';
import { useCouriers } from './use-couriers';
import { useMayShip } from '../kit/use-may-ship';
import type { Step } from './use-step';

interface OrderActionsProps {
  order: OrderPage;
  /** Called with the old status when payments has decided on a new one. */
  onLeaving: (status: OrderStatusName) => void;
}

/** The buttons for the steps that the user may take in the order's current status. */
export function OrderActions({ order, onLeaving }: OrderActionsProps) {
  const { t } = useStaffI18n();
  const may = useMay();
  const ships = useMayShip();
  const [asked, setAsked] = useOpenEdit<Step>('order-step', (step) => `${step}-order-${order.id}`);
  // Loaded before they are needed, so that the dialogs of a shipment open at once.
  useCouriers({ skip: !ships });
  const [refunded, setRefunded] = useOpenEdit<string>('refund', refundDraft);
  const canRefundLines = may('manage') && IN_A_PARCEL.includes(order.status);
  const close = () => setAsked(null);
  return (
    <>
      {order.status === 'pending' && may('cancel') && (
        <Button danger onClick={() => setAsked('cancel')}>
          {t('Cancel order')}
        </Button>
      )}
      {order.status === 'paid' && ships && (
        <Button type="primary" onClick={() => setAsked('ship')}>
          {t('Mark as shipped')}
        </Button>
      )}
      {order.status === 'paid' && may('manage') && (
        <Button danger onClick={() => setAsked('refund')}>
          {t('Refund')}
        </Button>
      )}
      {order.status === 'shipped' && ships && (
        <>
          <Button type="primary" onClick={() => setAsked('deliver')}>
            {t('Mark as delivered')}
          </Button>
          <Button onClick={() => setAsked('correct')}>{t('Correct shipment')}</Button>
        </>
      )}
      {canRefundLines && <Button onClick={() => setRefunded(order.id)}>{t('Give back pieces')}</Button>}
      {refunded && <RefundDialog order={order} onClose={() => setRefunded(null)} />}
      {(asked === 'ship' || asked === 'correct') && (
        <ShipmentDialog step={asked} order={order} onClose={close} />
      )}
      {(asked === 'deliver' || asked === 'cancel' || asked === 'refund') && (
        <StepDialog step={asked} order={order} onClose={close} onLeaving={onLeaving} />
      )}
    </>
  );
}
