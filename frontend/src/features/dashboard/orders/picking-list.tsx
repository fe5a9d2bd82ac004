import type { AdminOrder } from '../../../api/types';
import { SHOP_NAME } from '../../../lib/shop';
import { useStaffI18n } from '../i18n/staff-i18n';
import styles from './packing-slip.module.css';
import { picksOf } from './picks';
import { PrintedSheet } from './printed-sheet';

/** A printed list of what to fetch from the shelves for all orders together, by product. */
export function PickingList({ orders }: { orders: AdminOrder[] }) {
  const { t } = useStaffI18n();
  const picks = picksOf(orders);
  const pieces = picks.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <PrintedSheet size="A4">
      <header className={styles.head}>
        <strong className={styles.shop}>{SHOP_NAME}</strong>
        <span>{t('Picking list')}</span>
      </header>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{t('Quantity')}</th>
            <th scope="col">{t('Product')}</th>
            <th scope="col">{t('Orders')}</th>
            <th scope="col">{t('Picked')}</th>
          </tr>
        </thead>
        <tbody>
          {picks.map(({ id, name, quantity, orderNumbers }) => (
            <tr key={id}>
              <td>{quantity}</td>
              <td>{name}</td>
              <td>{orderNumbers.join(', ')}</td>
              <td>
                <span className={styles.box} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{pieces === 1 ? t('1 piece in all') : t('{count} pieces in all', { count: pieces })}</p>
    </PrintedSheet>
  );
}
