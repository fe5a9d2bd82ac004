import { Button } from 'antd';
import type { ComponentProps } from 'react';
import type { AdminOrder } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { SHIP_KEY } from '../kit/shortcuts';
import { ChoiceBar } from '../kit/choice-bar';
import { useShortcut } from '../kit/use-single-keys';
import { isToShip } from './in-a-parcel';
import { PrintOrders } from './print-order';

type BarProps = Pick<
  ComponentProps<typeof ChoiceBar>,
  'page' | 'onChoosePage' | 'onClear' | 'whole' | 'idle'
>;

interface ChosenOrdersProps extends BarProps {
  chosen: AdminOrder[];
  /** Called with those that can be shipped; not there for those who may not ship. */
  onShip?: (orders: AdminOrder[]) => void;
  /** Called with those that can be delivered; not there for those who may not. */
  onDeliver?: (orders: AdminOrder[]) => void;
}

/** Chooses the orders of the page, and what can be done with all chosen ones at once. */
export function ChosenOrders({ chosen, onShip, onDeliver, ...bar }: ChosenOrdersProps) {
  const { t } = useStaffI18n();
  const shortcut = useShortcut(SHIP_KEY);
  const toShip = chosen.filter(isToShip);
  // Cash is noted for each with what the courier has collected.
  const onTheWay = chosen.filter(({ status, cod }) => status === 'shipped' && !cod);
  return (
    <ChoiceBar {...bar} label={t('The selected orders')} count={chosen.length}>
      {onShip && (
        <Button
          type="primary"
          aria-keyshortcuts={shortcut}
          disabled={toShip.length === 0}
          onClick={() => onShip(toShip)}
        >
          {t('Ship selected')}
        </Button>
      )}
      {onDeliver && onTheWay.length > 0 && (
        <Button onClick={() => onDeliver(onTheWay)}>
          {t('Mark {count} as delivered', { count: onTheWay.length })}
        </Button>
      )}
      <PrintOrders orders={chosen} />
    </ChoiceBar>
  );
}
