import { Tag } from 'antd';
import type { StatementLine } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { OrderLink } from '../kit/order-link';
import { TextCell } from '../kit/cells';
import { ListTable, type ListColumn } from '../kit/list-table';
import { BAD, GOOD, WAITING } from '../kit/tag-colors';
import { reasonOf, VERDICTS } from './desk-words';
import { amountOf } from './money-words';

const COLORS: Partial<Record<StatementLine['verdict'], string>> = {
  matched: GOOD,
  unmatched: WAITING,
  fault: BAD,
};

const PAGE_SIZE = 50;

/** Each line of a statement, with what it becomes or what is wrong with it. */
export function StatementLines({ lines }: { lines: StatementLine[] }) {
  const { t, moment, translateFault } = useStaffI18n();
  const columns: ListColumn<StatementLine>[] = [
    {
      title: t('Amount'),
      key: 'amount',
      render: (_, { minor, currency }) => (
        <strong>{minor !== null && currency ? amountOf({ minor, currency }) : '-'}</strong>
      ),
    },
    { title: t('Line'), dataIndex: 'line', align: 'right' },
    {
      title: t('Becomes'),
      dataIndex: 'verdict',
      render: (verdict: StatementLine['verdict']) => (
        <Tag color={COLORS[verdict]}>{t(VERDICTS[verdict])}</Tag>
      ),
    },
    { title: t('Came'), dataIndex: 'at', render: (at: string | null) => (at ? moment(at) : '-') },
    {
      title: t('Why'),
      key: 'why',
      render: (_, line) => {
        const reason = reasonOf(line);
        const faults = line.faults.map((fault) => translateFault(fault)).join('. ');
        // Whole, as it says what to do.
        return faults || (reason ? t(reason) : '-');
      },
    },
    {
      title: t('Order'),
      key: 'order',
      render: (_, { order_id, order_number }) => <OrderLink id={order_id} number={order_number} />,
    },
    {
      title: t('Description'),
      key: 'description',
      render: (_, { payer, description, reference }) => (
        <TextCell>{[payer, description, reference].filter(Boolean).join(' · ')}</TextCell>
      ),
    },
  ];
  return (
    <ListTable
      rowKey="line"
      dataSource={lines}
      columns={columns}
      pagination={{ pageSize: PAGE_SIZE, hideOnSinglePage: true, showSizeChanger: false }}
      locale={{ emptyText: t('The statement has no lines.') }}
    />
  );
}
