import type { ReportKind } from '../../../api/reports-api';
import type { Report } from '../../../api/types';
import { useCategoryName } from '../kit/use-category-name';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { TextCell } from '../kit/cells';
import { PAY_WORDS, type PayMethod } from '../kit/pay-words';
import { ListTable, type ListColumn } from '../kit/list-table';
import type { List } from '../kit/use-list';

type Row = Report['rows'][number];
type Column = Report['columns'][number];

/** People call an order by its number; the long id would leave no room for the table. */
const ONLY_IN_FILES = 'order_id';

/** What people have written themselves, which may be long. */
const LONG = new Set(['product', 'name', 'email', 'term']);

/** Where a phone shows the columns of each report; it has room for these, the files have all. */
const CARDS: Record<ReportKind, Record<string, ListColumn<Row>['card']>> = {
  sales: { amount: 'side', order_number: 'line', product: 'fill' },
  products: { amount: 'side', brand: 'line', quantity: 'named' },
  stock: { price: 'side', brand: 'line', available: 'named' },
  customers: { amount: 'side', email: 'fill', orders: 'named' },
  searches: { last_day: 'side', times: 'named' },
};

interface ReportTableProps {
  kind: ReportKind;
  report: Report | undefined;
  isLoading: boolean;
  pages: List<Report>['pages'];
}

/** Returns a function that formats a cell in the reader's language. */
function useCell() {
  const { t, money, day } = useStaffI18n();
  const categoryName = useCategoryName();
  return ({ key, type }: Column, value: Row[string]): string | number => {
    if (key === 'category') return categoryName(value === null ? null : String(value));
    if (key === 'name' && value === null) return t('Deleted customer');
    if (value === null) return '-';
    if (key === 'method') return t(PAY_WORDS[value as PayMethod]);
    if (key === 'state') return t(value as StaffText);
    if (type === 'day') return day(String(value));
    return type === 'money' ? money(Number(value)) : value;
  };
}

/** One page of a report; the server sends the columns. */
export function ReportTable({ kind, report, isLoading, pages }: ReportTableProps) {
  const { t } = useStaffI18n();
  const cell = useCell();
  const shown = (report?.columns ?? []).filter(({ key }) => key !== ONLY_IN_FILES);
  const columns: ListColumn<Row>[] = shown.map((column) => ({
    title: t(column.title as StaffText),
    key: column.key,
    align: column.type === 'money' || column.type === 'number' ? 'right' : 'left',
    card: CARDS[kind][column.key] ?? 'none',
    render: (_, row) => {
      const words = cell(column, row[column.key] ?? null);
      return LONG.has(column.key) ? <TextCell>{words}</TextCell> : words;
    },
  }));
  const rows = report?.rows.map((row, place) => ({ ...row, '#': place }));
  return (
    <ListTable<Row>
      rowKey="#"
      columns={columns}
      dataSource={rows}
      loading={isLoading}
      locale={{ emptyText: t('There is nothing to report of these days.') }}
      pagination={{ ...pages, hideOnSinglePage: true, responsive: true }}
    />
  );
}
