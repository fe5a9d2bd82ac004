import { Button } from 'antd';
import { useGetWhoShipsQuery, usePackOrderMutation } from '../../../api/packing-api';
import type { OrderPage } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useMay } from '../kit/may';
import { useStaff } from '../kit/staff';
import { useAct } from '../kit/use-act';
import { linesToPack } from './in-a-parcel';
import styles from './packing-facts.module.css';

/** Who ships a paid order, what of it is packed, and whose part is missing; a button to say that all is packed. */
export function PackingFacts({ order }: { order: OrderPage }) {
  const { t } = useStaffI18n();
  const act = useAct();
  const packs = useMay()('pack');
  const isSeller = useStaff()?.role === 'seller';
  const [packOrder, { isLoading }] = usePackOrderMutation();
  const { data: whoShips } = useGetWhoShipsQuery();
  const toPack = linesToPack(order.items);
  const lines = toPack.length;
  const packed = toPack.filter((item) => item.packed).length;
  const missing = order.parts.filter((part) => part.packed < part.lines);

  const packAll = () =>
    act(() => packOrder({ orderId: order.id, packing: { packed: true } }).unwrap(), {
      done: t('All is packed'),
      failed: t('Failed to save what is packed'),
    });

  return (
    <div className={styles.facts}>
      <p>
        <strong>
          {packed === lines ? t('All is packed') : t('{packed} of {lines} lines packed', { packed, lines })}
        </strong>
      </p>
      {order.parts.length > 1 && missing.length > 0 && (
        <div>
          {t('Still missing:')}
          <ul>
            {missing.map((part, place) => (
              <li key={place}>
                {part.seller ?? t('another seller')}:{' '}
                {t('{packed} of {lines} lines packed', { packed: part.packed, lines: part.lines })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {whoShips && isSeller && (
        <p className={styles.who}>
          {whoShips.you_ship
            ? t('You ship this order.')
            : t('The shop ships this order. Say here when your products are packed.')}
        </p>
      )}
      {whoShips && !isSeller && (
        <p className={styles.who}>
          {whoShips.sellers_may_ship
            ? t('The shop ships this order, or its seller where there is only one.')
            : t('The shop ships this order.')}
        </p>
      )}
      {packs && packed < lines && (
        <Button loading={isLoading} onClick={() => void packAll()}>
          {t('Mark all as packed')}
        </Button>
      )}
    </div>
  );
}
