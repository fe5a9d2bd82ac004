import type { BooksDay } from '../../../api/types';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { ListTable, type ListColumn } from '../kit/list-table';
import { METHODS } from './desk-words';
import { amountOf } from './money-words';

type Figures = BooksDay['figures'][number];
type Amount = 'payments' | 'refunds' | 'unmatched' | 'fees';

const AMOUNTS: Record<Amount, StaffText> = {
  payments: 'Payments',
  refunds: 'Refunds',
  unmatched: 'Unmatched',
  fees: 'Fees',
};

/** What came and went on a day, by the way to pay and the currency. */
export function DayFigures({ figures }: { figures: Figures[] }) {
  const { t } = useStaffI18n();
  const columns: ListColumn<Figures>[] = [
    {
      title: t('Way to pay'),
      dataIndex: 'method',
      render: (method: string, { currency }) => (
        <strong>
          {METHODS[method] ? t(METHODS[method]) : method} {t(currency === 'USD' ? 'in dollars' : 'in riel')}
        </strong>
      ),
    },
    ...(Object.keys(AMOUNTS) as Amount[]).map((name): ListColumn<Figures> => ({
      title: t(AMOUNTS[name]),
      dataIndex: name,
      align: 'right',
      render: (minor: number, { currency }) => (minor === 0 ? '-' : amountOf({ minor, currency })),
    })),
  ];
  return (
    <ListTable
      rowKey={({ method, currency }) => `${method} ${currency}`}
      dataSource={figures}
      columns={columns}
      pagination={false}
      locale={{ emptyText: t('No money came or went on this day.') }}
    />
  );
}
