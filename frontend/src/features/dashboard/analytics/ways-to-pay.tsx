import type { Analytics } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { WaysTable } from '../kit/ways-table';
import styles from './ways-to-pay.module.css';

/** Revenue and orders by way to pay and its money. */
export function WaysToPay({ ways }: { ways: Analytics['ways'] }) {
  const { t } = useStaffI18n();
  return (
    <section id="ways-to-pay" className={styles.section}>
      <h2>{t('By way to pay')}</h2>
      <WaysTable ways={ways} />
    </section>
  );
}
