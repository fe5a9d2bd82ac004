import { Button } from 'antd';
import { useState } from 'react';
import type { OrderPage } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useMay } from '../kit/may';
import { isInParcel, isToShip } from './in-a-parcel';
import styles from './line-serials.module.css';
import { SerialFields } from './serial-fields';

/** More would push the order's other lines away. */
const SHOWN_AT_ONCE = 5;

interface LineSerialsProps {
  order: OrderPage;
  line: OrderPage['items'][number];
}

/** The serial numbers of a line's pieces; fields for them, for those who pack, which are open while the order is packed. */
export function LineSerials({ order, line }: LineSerialsProps) {
  const { t } = useStaffI18n();
  const packs = useMay()('pack');
  const mayNote = packs && isInParcel(order) && line.refunded < line.quantity;
  const [isOpen, setOpen] = useState(isToShip(order) && line.quantity <= SHOWN_AT_ONCE);
  const noted = line.serials.filter(Boolean);
  if (mayNote && isOpen)
    return <SerialFields orderId={order.id} line={line} onSaved={() => setOpen(isToShip(order))} />;
  if (!mayNote && noted.length === 0) return null;
  return (
    <span className={styles.serials}>
      {noted.length > 0 && (
        <span>
          {t('Serial numbers')}: <bdi>{noted.join(', ')}</bdi>
        </span>
      )}
      {mayNote && (
        <Button size="small" onClick={() => setOpen(true)}>
          {t('Note serial numbers')}
        </Button>
      )}
    </span>
  );
}
