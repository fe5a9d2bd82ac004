import type { AdminOrder } from '../../../api/types';
import { isPickUp } from '../../../lib/pick-up';
import { useStaffI18n } from '../i18n/staff-i18n';
import { CollectOnDelivery } from './collect-on-delivery';
import { linesToPack } from './in-a-parcel';
import styles from './packing-slip.module.css';
import { PrintedSheet } from './printed-sheet';
import { SheetHead, SheetLines, TotalPieces } from './sheet-parts';

/** A printed list of what to pack, and for whom. It has no prices, since the parcel may be a present; but what its courier has to collect. */
export function PackingSlip({ order }: { order: AdminOrder }) {
  const { t, pick, moment } = useStaffI18n();
  const lines = linesToPack(order.items);
  const shipment = [order.courier, order.tracking_number].filter(Boolean).join(' ');
  return (
    <PrintedSheet size="A4">
      <SheetHead title={t('Packing slip')} />
      <div className={styles.facts}>
        <div>
          <h2>{t(isPickUp(order) ? 'Picked up by' : 'Ship to')}</h2>
          <address className={styles.address}>
            <strong>{order.customer_name}</strong>
            <span>{order.phone_number}</span>
            <span>{order.shipping_address}</span>
            {order.note && <strong>{order.note}</strong>}
          </address>
          <CollectOnDelivery order={order} />
        </div>
        <div>
          <h2>{t('Order')}</h2>
          <p>{order.order_number}</p>
          <p>{moment(order.created_at)}</p>
          {order.delivery_method && <p>{pick(order.delivery_method.name, order.delivery_method.name_km)}</p>}
          {shipment && <p>{shipment}</p>}
        </div>
      </div>
      <SheetLines
        heads={[t('Quantity'), t('Product'), t('Packed')]}
        lines={lines.map(({ id, quantity, product }) => ({ id, cells: [quantity, product.name] }))}
      />
      <TotalPieces of={lines} />
    </PrintedSheet>
  );
}
