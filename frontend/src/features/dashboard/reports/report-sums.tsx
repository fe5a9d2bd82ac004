import type { Report } from '../../../api/types';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { Sums } from '../kit/sums';

/** What the numbers of all pages add up to. */
export function ReportSums({ report: { columns, sums } }: { report: Report }) {
  const { t, money } = useStaffI18n();
  const figures = columns.flatMap(({ key, title, type }) => {
    const sum = sums[key];
    if (sum === undefined || sum === null) return [];
    return [{ label: t(title as StaffText), figure: type === 'money' ? money(sum) : String(sum) }];
  });
  return figures.length > 0 ? <Sums figures={figures} /> : null;
}
