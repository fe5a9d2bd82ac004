import { Button } from 'antd';
import type { AdminOrder } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { ChosenFrame } from '../kit/chosen-frame';
import { PrintOrders } from './print-order';

interface ChosenOrdersProps {
  chosen: AdminOrder[];
  /** Called with those that can be shipped; not there for those who may not ship. */
  onShip?: (orders: AdminOrder[]) => void;
  onChooseNone: () => void;
}

/** What can be done with all chosen orders at once. */
export function ChosenOrders({ chosen, onShip, onChooseNone }: ChosenOrdersProps) {
  const { t } = useStaffI18n();
  const paid = chosen.filter(({ status }) => status === 'paid');
  return (
    <ChosenFrame label={t('The selected orders')} count={chosen.length} onChooseNone={onChooseNone}>
      {onShip && (
        <Button type="primary" disabled={paid.length === 0} onClick={() => onShip(paid)}>
          {t('Ship selected')}
        </Button>
      )}
      <PrintOrders orders={chosen} />
    </ChosenFrame>
  );
}
