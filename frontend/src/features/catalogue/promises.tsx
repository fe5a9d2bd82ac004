import { QrIcon, ReceiptIcon, TruckIcon } from '../../components/icons';
import { useI18n } from '../../lib/i18n/i18n';
import { DELIVERY_OFFER } from '../../lib/shop';
import styles from './promises.module.css';

/** Three promises of the shop: free delivery, payment by KHQR, and receipts. */
export function Promises() {
  const { t } = useI18n();
  return (
    <ul className={styles.promises}>
      <li>
        <TruckIcon size={32} />
        <strong>{t(DELIVERY_OFFER)}</strong>
        <span>{t('To Phnom Penh and all provinces.')}</span>
      </li>
      <li>
        <QrIcon size={32} />
        <strong>{t('Pay by KHQR')}</strong>
        <span>{t('Your items are held for you while you pay.')}</span>
      </li>
      <li>
        <ReceiptIcon size={32} />
        <strong>{t('A receipt for every order')}</strong>
        <span>{t('By email and under My Orders, ready to print.')}</span>
      </li>
    </ul>
  );
}
