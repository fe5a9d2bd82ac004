import { Link } from 'react-router-dom';
import type { Receipt } from '../../api/types';
import { useI18n } from '../../lib/i18n/i18n';
import styles from './invoice-link.module.css';

/** Leads to the invoice of a paid order. */
export function InvoiceLink({ order }: { order: Receipt }) {
  const { t } = useI18n();
  if (!order.Payment?.paid_at) return null;
  return (
    <Link className={styles.link} to={`/user-profile/${order.id}/invoice`}>
      {t('Invoice')}
    </Link>
  );
}
