import type { Report } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import styles from './report-totals.module.css';

/** The totals of all pages; the revenue equals that of analytics for the same days. */
export function ReportTotals({ totals }: { totals: NonNullable<Report['totals']> }) {
  const { t, money } = useStaffI18n();
  const figures = [
    { label: t('Sold'), figure: money(totals.sold) },
    ...(totals.shipping === null ? [] : [{ label: t('Shipping'), figure: money(totals.shipping) }]),
    ...(totals.discount > 0 ? [{ label: t('Discount'), figure: money(totals.discount) }] : []),
    { label: t('Refunded'), figure: money(-totals.refunded) },
    { label: t('Revenue'), figure: money(totals.revenue) },
  ];
  return (
    <dl className={styles.totals}>
      {figures.map(({ label, figure }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
