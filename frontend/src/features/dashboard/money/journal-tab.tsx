import { Link } from 'react-router-dom';
import { MONEY_PAGE_SIZE, useGetJournalsQuery } from '../../../api/money-api';
import type { Journal } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { FilterBar, FilterSelect } from '../kit/filter-bar';
import { Hint } from '../kit/hint';
import type { ListColumn } from '../kit/list-table';
import { PagedTable } from '../kit/paged-table';
import { useList } from '../kit/use-list';
import { anyText, useListAddress } from '../kit/use-list-address';
import { ACCOUNTS, amountOf, useMoneyNames } from './money-words';

/** What was booked, the newest first. */
export function JournalTab() {
  const { t } = useStaffI18n();
  const address = useListAddress({ account: anyText });
  const { page, account } = address.search;
  const query = useGetJournalsQuery({ page, ...(account && { account }) });
  const list = useList(query, address, MONEY_PAGE_SIZE);
  const accounts = Object.entries(ACCOUNTS).map(([value, label]) => ({ value, label: t(label) }));
  return (
    <>
      <Hint>{t('Debits are positive, credits negative. Each entry adds up to nothing.')}</Hint>
      <FilterBar>
        <FilterSelect
          label={t('Account')}
          options={[{ value: '', label: t('All accounts') }, ...accounts]}
          value={account}
          onChange={address.field('account').onChange}
        />
      </FilterBar>
      <PagedTable
        list={list}
        rows={({ journals }) => journals}
        columns={useColumns()}
        loading={t('Loading...')}
        failed={t('Failed to load the money')}
        nothing={t('Nothing was booked here.')}
      />
    </>
  );
}

function useColumns(): ListColumn<Journal>[] {
  const { t, moment } = useStaffI18n();
  const { accountName, kindName } = useMoneyNames();
  return [
    { title: t('Booked'), dataIndex: 'at', render: (at: string) => moment(at) },
    { title: t('What'), dataIndex: 'kind', render: kindName },
    {
      title: t('Entries'),
      dataIndex: 'lines',
      render: (lines: Journal['lines']) =>
        lines.map((line) => (
          <div key={`${line.account} ${line.currency}`}>
            {accountName(line.account)} {amountOf(line)}
          </div>
        )),
    },
    {
      title: t('Order'),
      dataIndex: 'order_id',
      render: (id: string | null) =>
        id ? <Link to={`/seller-dashboard/view-all-orders/${id}`}>{t('Open the order')}</Link> : '-',
    },
  ];
}
