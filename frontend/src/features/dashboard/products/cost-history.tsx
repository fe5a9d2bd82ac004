import { useGetProductCostsQuery } from '../../../api/staff-products-api';
import type { CostReceipt } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { ListTable, type ListColumn } from '../kit/list-table';
import { LoadState } from '../kit/load-state';

/** What pieces of a product cost when they came, and the average of what was on stock after that. */
export function CostHistory({ id }: { id: number }) {
  const { t, money, moment } = useStaffI18n();
  const query = useGetProductCostsQuery(id, { refetchOnMountOrArgChange: true });
  const columns: ListColumn<CostReceipt>[] = [
    {
      title: t('What happened'),
      key: 'what',
      render: (_, { pieces, supplier, at }) => (
        <>
          {pieces === 0 ? t('Written down') : t('{count} pieces came', { count: pieces })}
          {supplier && `, ${supplier}`}
          <br />
          <small>{moment(at)}</small>
        </>
      ),
    },
    { title: t('Cost'), dataIndex: 'cost', align: 'right', card: 'named', render: money },
    { title: t('Average cost'), dataIndex: 'average_cost', align: 'right', card: 'named', render: money },
  ];
  return (
    <section aria-labelledby="cost-history">
      <h3 id="cost-history">{t('Costs')}</h3>
      <LoadState of={query} failed={t('Failed to load the costs')} />
      {query.data && (
        <ListTable<CostReceipt>
          rowKey="at"
          columns={columns}
          dataSource={query.data}
          pagination={false}
          locale={{ emptyText: t('No cost is known yet.') }}
        />
      )}
    </section>
  );
}
