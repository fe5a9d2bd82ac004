import { Tag } from 'antd';
import { Link } from 'react-router-dom';
import { PAST_PAGE_SIZE, useGetPastCustomersQuery } from '../../../api/past-orders-api';
import type { PastCustomer } from '../../../api/types';
import { amountIn } from '../../../lib/amount-in';
import { useStaffI18n } from '../i18n/staff-i18n';
import { TextCell } from '../kit/cells';
import { FilterBar, FilterSelect, SearchField } from '../kit/filter-bar';
import type { ListColumn } from '../kit/list-table';
import { PagedTable } from '../kit/paged-table';
import { useList } from '../kit/use-list';
import { anyText, oneOf, useListAddress } from '../kit/use-list-address';
import { EVERY_SOURCE, SOURCES } from './sources';

const FILTERS = { q: anyText, source: oneOf(Object.keys(SOURCES)) };

export function PastCustomersTab() {
  const { t } = useStaffI18n();
  const address = useListAddress(FILTERS);
  const query = useGetPastCustomersQuery(address.search, { refetchOnMountOrArgChange: true });
  const list = useList(query, address, PAST_PAGE_SIZE);
  return (
    <>
      <FilterBar>
        <SearchField
          label={t('Search earlier customers')}
          placeholder={t('Name, email, phone or address')}
          {...address.field('q')}
        />
        <FilterSelect label={t('Filter by shop system')} labels={EVERY_SOURCE} {...address.field('source')} />
      </FilterBar>
      <PagedTable
        list={list}
        rows={({ customers }) => customers}
        columns={useColumns()}
        loading={t('Loading earlier customers...')}
        failed={t('Failed to load the earlier customers')}
        nothing={t('No earlier customers here.')}
      />
    </>
  );
}

function useColumns(): ListColumn<PastCustomer>[] {
  const { t } = useStaffI18n();
  return [
    {
      title: t('Customer'),
      key: 'customer',
      render: (_, { name, email, phone }) => <TextCell>{name || email || phone}</TextCell>,
    },
    {
      title: t('Shop system'),
      key: 'source',
      card: 'side',
      render: (_, { source }) => <Tag>{t(SOURCES[source])}</Tag>,
    },
    {
      title: t('Contact'),
      key: 'contact',
      card: 'fill',
      render: (_, { email, phone }) => <TextCell>{[email, phone].filter(Boolean).join(', ')}</TextCell>,
    },
    {
      title: t('Address'),
      key: 'address',
      card: 'none',
      render: (_, { address }) => <TextCell>{address}</TextCell>,
    },
    { title: t('Note'), key: 'note', card: 'none', render: (_, { note }) => <TextCell>{note}</TextCell> },
    {
      title: t('Bought'),
      key: 'bought',
      card: 'line',
      render: (_, { orders, currency, total_spent }) =>
        t('{count} orders, {total}', { count: orders, total: amountIn(currency, total_spent) }),
    },
    {
      title: t('Earlier orders'),
      key: 'orders',
      card: 'end',
      render: (_, { email, past_orders, name }) =>
        past_orders > 0 && (
          <Link
            to={`/seller-dashboard/past-orders?q=${encodeURIComponent(email)}`}
            aria-label={t('Earlier orders of {name}', { name: name || email })}
          >
            {t('Show {count}', { count: past_orders })}
          </Link>
        ),
    },
  ];
}
