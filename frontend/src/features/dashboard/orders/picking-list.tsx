import type { AdminOrder } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import styles from './packing-slip.module.css';
import { picksOf } from './picks';
import { PrintedSheet } from './printed-sheet';
import { SheetHead, TotalPieces } from './sheet-parts';

/** A printed list of what to fetch from the shelves for all orders together, by product. */
export function PickingList({ orders }: { orders: AdminOrder[] }) {
  const { t } = useStaffI18n();
  const picks = picksOf(orders);
  return (
    <PrintedSheet size="A4">
      <SheetHead title={t('Picking list')} />
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
      <TotalPieces of={picks} />
    </PrintedSheet>
  );
}
