import type { Analytics } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { ListTable, type ListColumn } from './list-table';
import { signedRiel, useWayName } from './pay-words';

type Way = Analytics['ways'][number];

/** What was sold by each way to pay, with what shoppers gave where they gave riel. */
export function WaysTable({ ways }: { ways: Way[] }) {
  const { t, money } = useStaffI18n();
  const nameOf = useWayName();
  const hasRiel = ways.some(({ received_khr }) => received_khr);
  const received: ListColumn<Way>[] = [
    { title: t('Received in dollars'), dataIndex: 'received', align: 'right', card: 'none', render: money },
    {
      title: t('Received in riel'),
      dataIndex: 'received_khr',
      align: 'right',
      card: 'named',
      render: (riel: number) => (riel ? signedRiel(riel) : '-'),
    },
  ];
  const columns: ListColumn<Way>[] = [
    { title: t('Way to pay'), key: 'way', render: (_, way) => <strong>{nameOf(way)}</strong> },
    { title: t('Orders'), dataIndex: 'orders', align: 'right', card: 'named' },
    { title: t('Revenue'), dataIndex: 'revenue', align: 'right', card: 'side', render: money },
    ...(hasRiel ? received : []),
  ];
  return (
    <ListTable<Way>
      rowKey={({ method, currency }) => `${method} ${currency}`}
      columns={columns}
      dataSource={ways}
      pagination={false}
      locale={{ emptyText: t('Nothing was sold on these days.') }}
    />
  );
}
