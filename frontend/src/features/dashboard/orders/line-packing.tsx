import { Checkbox } from 'antd';
import { usePackOrderMutation } from '../../../api/packing-api';
import type { OrderPage } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useMay } from '../kit/may';
import { useAct } from '../kit/use-act';
import { isToShip } from './in-a-parcel';
import styles from './line-packing.module.css';

interface LinePackingProps {
  order: OrderPage;
  line: OrderPage['items'][number];
}

/** Whether a line is packed, when and by whom; a box to say so, for those who pack, while the order is to be shipped. */
export function LinePacking({ order, line }: LinePackingProps) {
  const { t, moment } = useStaffI18n();
  const act = useAct();
  const packs = useMay()('pack');
  const [packOrder, { isLoading }] = usePackOrderMutation();
  const { packed, product } = line;

  const pack = (isPacked: boolean) =>
    act(() => packOrder({ orderId: order.id, packing: { packed: isPacked, lines: [line.id] } }).unwrap(), {
      failed: t('Failed to save what is packed'),
    });

  const when = packed && (
    <span className={styles.when}>{[packed.by, moment(packed.at)].filter(Boolean).join(' · ')}</span>
  );
  if (!isToShip(order) || !packs || line.refunded === line.quantity)
    return (
      packed && (
        <span className={styles.packed}>
          ✓ {t('Packed')} {when}
        </span>
      )
    );
  return (
    <span className={styles.packed}>
      <Checkbox
        checked={packed !== null}
        disabled={isLoading}
        aria-label={t('Packed: {name}', { name: product.name })}
        onChange={({ target }) => void pack(target.checked)}
      >
        {t('Packed')}
      </Checkbox>
      {when}
    </span>
  );
}
