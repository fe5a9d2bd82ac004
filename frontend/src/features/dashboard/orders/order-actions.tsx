import { Button } from 'antd';
import { useState } from 'react';
import type { OrderPage, OrderStatusName } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { ShipModal } from './ship-modal';
import { StepModal } from './step-modal';
import type { Step } from './use-step';

interface OrderActionsProps {
  order: OrderPage;
  onAwait: (status: OrderStatusName) => void;
}

/** What an admin can do with an order in its present state. */
export function OrderActions({ order, onAwait }: OrderActionsProps) {
  const { t } = useStaffI18n();
  const [asked, setAsked] = useState<Step | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      {order.status === 'pending' && (
        <Button danger onClick={() => setAsked('cancel')}>
          {t('Cancel order')}
        </Button>
      )}
      {order.status === 'paid' && (
        <>
          <Button type="primary" onClick={() => setAsked('ship')}>
            {t('Mark as shipped')}
          </Button>
          <Button danger onClick={() => setAsked('refund')}>
            {t('Refund')}
          </Button>
        </>
      )}
      {order.status === 'shipped' && (
        <Button type="primary" onClick={() => setAsked('deliver')}>
          {t('Mark as delivered')}
        </Button>
      )}
      {asked === 'ship' && <ShipModal order={order} onClose={close} />}
      {asked && asked !== 'ship' && (
        <StepModal step={asked} order={order} onClose={close} onAwait={onAwait} />
      )}
    </>
  );
}
