import type { InvoiceMonth } from '../../../api/types';
import { formatRiel } from '../../../lib/riel';
import { useStaffI18n } from '../i18n/staff-i18n';
import styles from './month-sums.module.css';

/** What the whole month comes to, with what was credited taken off. */
export function MonthSums({ sums }: { sums: InvoiceMonth['sums'] }) {
  const { t, money } = useStaffI18n();
  const figures = [
    { label: t('Without VAT'), cents: sums.net_cents, riel: sums.net_khr },
    { label: t('VAT'), cents: sums.vat_cents, riel: sums.vat_khr },
    { label: t('Total'), cents: sums.total_cents, riel: sums.total_khr },
  ];
  return (
    <dl className={styles.sums}>
      {figures.map(({ label, cents, riel }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{money(cents / 100)}</dd>
          <dd className={styles.riel}>{formatRiel(riel ?? 0)}</dd>
        </div>
      ))}
    </dl>
  );
}
