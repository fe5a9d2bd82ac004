import { Link } from 'react-router-dom';
import { useGetBalancesQuery } from '../../../api/money-api';
import type { Balance } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { Hint } from '../kit/hint';
import { ListTable, type ListColumn } from '../kit/list-table';
import { LoadState } from '../kit/load-state';
import { amountOf, useMoneyNames } from './money-words';

/** What each account of the books holds, and since when something is open on those that are to come to nothing. */
export function BalancesTab() {
  const { t, moment } = useStaffI18n();
  const query = useGetBalancesQuery();
  const { accountName } = useMoneyNames();
  const columns: ListColumn<Balance>[] = [
    {
      title: t('Account'),
      dataIndex: 'account',
      render: (account: string) => (
        <Link to={`/seller-dashboard/money/journal?account=${encodeURIComponent(account)}`}>
          {accountName(account)}
        </Link>
      ),
    },
    { title: t('Balance'), key: 'balance', align: 'right', render: (_, balance) => amountOf(balance) },
    {
      title: t('Open since'),
      dataIndex: 'oldest_open_at',
      render: (since: string | null) => (since ? moment(since) : '-'),
    },
  ];
  return (
    <>
      <Hint>{t('Debits are positive, credits negative. Each entry adds up to nothing.')}</Hint>
      <LoadState of={query} loading={t('Loading...')} failed={t('Failed to load the money')} />
      {query.data && (
        <ListTable
          rowKey={({ account, currency }) => `${account} ${currency}`}
          dataSource={query.data}
          columns={columns}
          pagination={false}
          locale={{ emptyText: t('Nothing was booked yet.') }}
        />
      )}
    </>
  );
}
