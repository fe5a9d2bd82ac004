import type { Report } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { Sums } from '../kit/sums';
import { WaysTable } from '../kit/ways-table';
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
    <>
      <Sums figures={figures} />
      {totals.ways.length > 1 && (
        <section aria-label={t('By way to pay')} className={styles.ways}>
          <WaysTable ways={totals.ways} />
        </section>
      )}
    </>
  );
}
