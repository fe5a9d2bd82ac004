import type { AdminOrder } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { picksOf } from './picks';
import { PrintedSheet } from './printed-sheet';
import { SheetHead, SheetLines, TotalPieces } from './sheet-parts';

/** A printed list of what to fetch from the shelves for all orders together, by product. */
export function PickingList({ orders }: { orders: AdminOrder[] }) {
  const { t } = useStaffI18n();
  const picks = picksOf(orders);
  return (
    <PrintedSheet size="A4">
      <SheetHead title={t('Picking list')} />
      <SheetLines
        heads={[t('Quantity'), t('SKU'), t('Product'), t('Orders'), t('Picked')]}
        lines={picks.map(({ id, name, sku, quantity, orderNumbers }) => ({
          id,
          cells: [quantity, sku ?? '', name, orderNumbers.join(', ')],
        }))}
      />
      <TotalPieces of={picks} />
    </PrintedSheet>
  );
}
