import type { InvoiceMonth } from '../../../api/types';
import { formatRiel } from '../../../lib/riel';
import { useStaffI18n } from '../i18n/staff-i18n';
import { Sums } from '../kit/sums';

/** What the whole month comes to, with what was credited taken off. */
export function MonthSums({ sums }: { sums: InvoiceMonth['sums'] }) {
  const { t, money } = useStaffI18n();
  const sum = (label: string, cents: number, riel: number | null) => ({
    ...{ label, figure: money(cents / 100), riel: formatRiel(riel ?? 0) },
  });
  return (
    <Sums
      figures={[
        sum(t('Without VAT'), sums.net_cents, sums.net_khr),
        sum(t('VAT'), sums.vat_cents, sums.vat_khr),
        sum(t('Total'), sums.total_cents, sums.total_khr),
      ]}
    />
  );
}
