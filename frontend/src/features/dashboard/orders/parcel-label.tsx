import { QRCode } from 'antd';
import type { AdminOrder } from '../../../api/types';
import { SHOP_NAME } from '../../../lib/shop';
import { useStaffI18n } from '../i18n/staff-i18n';
import styles from './parcel-label.module.css';
import { PrintedSheet } from './printed-sheet';

/** A printed label for the parcel, with the order's id as a QR code for scanners. */
export function ParcelLabel({ order }: { order: AdminOrder }) {
  const { t } = useStaffI18n();
  const shipment = [order.courier, order.tracking_number].filter(Boolean).join(' ');
  return (
    <PrintedSheet size="A6">
      <div className={styles.label}>
        <header className={styles.head}>
          <span>{SHOP_NAME}</span>
          <strong>{order.order_number}</strong>
        </header>
        <address className={styles.address}>
          <span className={styles.to}>{t('Ship to')}</span>
          <strong>{order.customer_name}</strong>
          <strong>{order.phone_number}</strong>
          <span>{order.shipping_address}</span>
        </address>
        <footer className={styles.foot}>
          <QRCode type="svg" value={order.id} size={120} bordered={false} color="#000000" bgColor="#ffffff" />
          {shipment && <span>{shipment}</span>}
        </footer>
      </div>
    </PrintedSheet>
  );
}
