import type { ReportKind } from '../../../api/reports-api';
import type { StaffText } from '../i18n/staff-i18n';

interface KindOfReport {
  kind: ReportKind;
  label: StaffText;
  isForAdmins?: boolean;
  note?: StaffText;
}

const SALES_NOTE =
  'Amounts are of the goods alone, without shipping. Sold and shipping less what was refunded are the revenue, as in Analytics.';
const GOODS_ALONE = 'Amounts are of the goods alone, without shipping.';

const PROFIT_NOTE =
  'Amounts are of the goods alone, without shipping. Profit is of what was sold since its cost is known, by the average cost when it was paid.';

const SALES: KindOfReport = { kind: 'sales', label: 'Sales', note: SALES_NOTE };

export const REPORT_KINDS: KindOfReport[] = [
  SALES,
  { kind: 'products', label: 'Products', note: PROFIT_NOTE },
  {
    kind: 'stock',
    label: 'Stock',
    note: 'Stock is as it is now; the quantity is what was sold on the days.',
  },
  {
    kind: 'dead-stock',
    label: 'Dead stock',
    note: 'What is on stock, and of which nothing was sold on the days.',
  },
  {
    kind: 'reorder',
    label: 'To order',
    note: 'What is sold a day on the days, times the days until it comes, without what is there. By the supplier of the last price list.',
  },
  { kind: 'customers', label: 'Customers', note: GOODS_ALONE },
  { kind: 'searches', label: 'Searches', isForAdmins: true },
];

/** The kind of report in an address; sales if it has none, or one that this user may not see. */
export function kindNamed(name: string | undefined, isAdmin: boolean): KindOfReport {
  const found = REPORT_KINDS.find(({ kind }) => kind === name);
  return found && (isAdmin || !found.isForAdmins) ? found : SALES;
}
