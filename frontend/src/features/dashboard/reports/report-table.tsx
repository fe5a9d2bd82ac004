import { Link } from 'react-router-dom';
import type { ReportKind } from '../../../api/reports-api';
import type { Report } from '../../../api/types';
import { useCategoryName } from '../kit/use-category-name';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { TextCell } from '../kit/cells';
import { PAY_WORDS, type PayMethod } from '../kit/pay-words';
import { ListTable, type ListColumn, type ListTableProps } from '../kit/list-table';
import type { List } from '../kit/use-list';

type Row = Report['rows'][number];
type Column = Report['columns'][number];

/** What would leave no room for the table on a laptop. People call an order by its number, and products have a report of their own. */
const ONLY_IN_FILES: Partial<Record<ReportKind, string[]>> = {
  sales: ['order_id', 'category', 'brand', 'price', 'currency'],
};

/** What people have written themselves, which may be long. */
const LONG = new Set(['product', 'name', 'email', 'term']);

const isNumber = ({ type }: Column) => type === 'number' || type === 'money';

/** The page of what a cell is about: its order, or its product. */
function pageOf({ key }: Column, { order_id, product_id }: Row): string | null {
  if (key === 'order_number' && order_id) return `/seller-dashboard/view-all-orders/${order_id}`;
  return key === 'product' && product_id ? `/seller-dashboard/products/${product_id}` : null;
}

/** The head of a number sorts the report, which the server does: `-amount` has the highest first. */
function sorterBy(key: string, sort: string) {
  const sortOrder = sort === key ? 'ascend' : sort === `-${key}` ? 'descend' : null;
  return { sorter: true, sortDirections: ['descend', 'ascend'], sortOrder } satisfies ListColumn<Row>;
}

function sortOf(sorted: Parameters<NonNullable<ListTableProps<Row>['onChange']>>[2]): string {
  const { columnKey, order } = Array.isArray(sorted) ? sorted[0]! : sorted;
  return order ? `${order === 'descend' ? '-' : ''}${String(columnKey)}` : '';
}

/** Where a phone shows the columns of each report; it has room for these, the files have all. */
const CARDS: Record<ReportKind, Record<string, ListColumn<Row>['card']>> = {
  sales: { amount: 'side', order_number: 'line', product: 'fill' },
  products: { amount: 'side', brand: 'line', quantity: 'named', profit: 'named' },
  'dead-stock': { cost: 'side', brand: 'line', available: 'named' },
  reorder: { pieces: 'named', product: 'fill', amount: 'side' },
  stock: { price: 'side', brand: 'line', available: 'named' },
  customers: { amount: 'side', email: 'fill', orders: 'named' },
  searches: { last_day: 'side', times: 'named' },
};

interface ReportTableProps {
  kind: ReportKind;
  report: Report | undefined;
  isLoading: boolean;
  sort: string;
  onSort: (sort: string) => void;
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
export function ReportTable({ kind, report, isLoading, sort, onSort, pages }: ReportTableProps) {
  const { t } = useStaffI18n();
  const cell = useCell();
  const shown = (report?.columns ?? []).filter(({ key }) => !ONLY_IN_FILES[kind]?.includes(key));
  const columns: ListColumn<Row>[] = shown.map((column) => ({
    title: t(column.title as StaffText),
    key: column.key,
    align: column.type === 'money' || column.type === 'number' ? 'right' : 'left',
    card: CARDS[kind][column.key] ?? 'none',
    ...(isNumber(column) && sorterBy(column.key, sort)),
    render: (_, row) => {
      const plain = cell(column, row[column.key] ?? null);
      const words = column.key === 'method' && row.currency === 'KHR' ? `${plain} (KHR)` : plain;
      const to = pageOf(column, row);
      const shown = to ? <Link to={to}>{words}</Link> : words;
      return LONG.has(column.key) ? <TextCell title={String(words)}>{shown}</TextCell> : shown;
    },
  }));
  const rows = report?.rows.map((row, place) => ({ ...row, '#': place }));
  return (
    <ListTable<Row>
      rowKey="#"
      columns={columns}
      dataSource={rows}
      loading={isLoading}
      showSorterTooltip={false}
      onChange={(_pages, _filters, sorter, { action }) => action === 'sort' && onSort(sortOf(sorter))}
      locale={{ emptyText: t('There is nothing to report of these days.') }}
      pagination={{ ...pages, hideOnSinglePage: true, responsive: true }}
    />
  );
}
