import { QRCode } from 'antd';
import type { AdminOrder } from '../../../api/types';
import { mapAddress } from '../../../../../libs/contracts/src/map-link';
import { isPickUp } from '../../../lib/pick-up';
import { SHOP_NAME } from '../../../lib/shop';
import { useStaffI18n } from '../i18n/staff-i18n';
import styles from './parcel-label.module.css';
import { PrintedSheet } from './printed-sheet';
import { CollectOnDelivery } from './collect-on-delivery';

/** What a label says of the shop. */
export interface Sender {
  phone: string;
  address: string;
}

/** A printed label for the parcel: who gets and who sends it, and the order's id as a QR code for scanners. */
export function ParcelLabel({ order, sender }: { order: AdminOrder; sender?: Sender }) {
  const { t, pick } = useStaffI18n();
  const map = order.map_link && mapAddress(order.map_link);
  const shipment = [order.courier, order.tracking_number].filter(Boolean).join(' ');
  return (
    <PrintedSheet size="A6">
      <div className={styles.label}>
        <header className={styles.head}>
          <span>{SHOP_NAME}</span>
          <strong>{order.order_number}</strong>
        </header>
        <address className={styles.address}>
          <span className={styles.to}>{t(isPickUp(order) ? 'Picked up by' : 'Ship to')}</span>
          <strong>{order.customer_name}</strong>
          <strong>{order.phone_number}</strong>
          <span>{order.shipping_address}</span>
        </address>
        {order.delivery_method && (
          <p className={styles.note}>{pick(order.delivery_method.name, order.delivery_method.name_km)}</p>
        )}
        {order.note && <p className={styles.note}>{order.note}</p>}
        <CollectOnDelivery order={order} />
        {sender && (sender.address || sender.phone) && (
          <address className={styles.sender}>
            <span className={styles.to}>{t('From')}</span> {SHOP_NAME}
            {sender.phone && <>, {sender.phone}</>}
            {sender.address && <>, {sender.address}</>}
          </address>
        )}
        <footer className={styles.foot}>
          <QRCode type="svg" value={order.id} size={120} bordered={false} color="#000000" bgColor="#ffffff" />
          {map && (
            <figure className={styles.map}>
              <QRCode type="svg" value={map} size={90} bordered={false} color="#000000" bgColor="#ffffff" />
              <figcaption>{t('Map')}</figcaption>
            </figure>
          )}
          {shipment && <span>{shipment}</span>}
        </footer>
      </div>
    </PrintedSheet>
  );
}
