import type { AdminOrder } from '../../../api/types';
import { useAskedWords } from '../../../lib/cash';
import { useStaffI18n } from '../i18n/staff-i18n';
import { isCashToCome } from './cash-tag';
import styles from './collect-on-delivery.module.css';

/** On paper, what the courier has to collect; nothing where that is nothing. */
export function CollectOnDelivery({ order }: { order: AdminOrder }) {
  const { t } = useStaffI18n();
  const askedIn = useAskedWords();
  if (!isCashToCome(order)) return null;
  const asked = order.cod?.asked;
  return (
    <p className={styles.cash}>
      <span>{t('Cash on delivery (COD)')}</span> {asked && <strong>{askedIn(asked)}</strong>}
    </p>
  );
}
