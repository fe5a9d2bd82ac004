import { Tag } from 'antd';
import { useState } from 'react';
import { PAST_PAGE_SIZE, useGetPastOrdersQuery } from '../../../api/past-orders-api';
import type { HistorySource, PastOrder } from '../../../api/types';
import { amountIn } from '../../../lib/amount-in';
import { useStaffI18n } from '../i18n/staff-i18n';
import { OpenButton, TextCell } from '../kit/cells';
import { FilterBar, FilterSelect, SearchField } from '../kit/filter-bar';
import type { ListColumn } from '../kit/list-table';
import { useMay } from '../kit/may';
import { PagedTable } from '../kit/paged-table';
import { useList } from '../kit/use-list';
import { anyText, oneOf, useListAddress } from '../kit/use-list-address';
import { PastOrderSheet } from './past-order-sheet';
import { RemoveButton } from './remove-button';
import { EVERY_SOURCE, SOURCES } from './sources';

const FILTERS = { q: anyText, source: oneOf(Object.keys(SOURCES)) };

const isSource = (text: string): text is HistorySource => text in SOURCES;

export function PastOrdersTab() {
  const { t } = useStaffI18n();
  const mayRemove = useMay()('manage');
  const address = useListAddress(FILTERS);
  const query = useGetPastOrdersQuery(address.search, { refetchOnMountOrArgChange: true });
  const list = useList(query, address, PAST_PAGE_SIZE);
  const [open, setOpen] = useState<PastOrder | null>(null);
  const source = isSource(address.search.source) ? address.search.source : undefined;
  return (
    <>
      <FilterBar>
        <SearchField
          label={t('Search earlier orders')}
          placeholder={t('Number, customer, email, phone or product')}
          {...address.field('q')}
        />
        <FilterSelect label={t('Filter by shop system')} labels={EVERY_SOURCE} {...address.field('source')} />
        {mayRemove && source && <RemoveButton source={source} />}
      </FilterBar>
      <PagedTable
        list={list}
        rows={({ orders }) => orders}
        columns={useColumns(setOpen)}
        onOpen={setOpen}
        loading={t('Loading earlier orders...')}
        failed={t('Failed to load the earlier orders')}
        nothing={t('No earlier orders here.')}
      />
      {open && <PastOrderSheet of={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function useColumns(open: (order: PastOrder) => void): ListColumn<PastOrder>[] {
  const { t, moment } = useStaffI18n();
  return [
    {
      title: t('Order'),
      key: 'order',
      render: (_, order) => <OpenButton onClick={() => open(order)}>{order.number}</OpenButton>,
    },
    {
      title: t('Shop system'),
      key: 'source',
      card: 'side',
      render: (_, { source }) => <Tag>{t(SOURCES[source])}</Tag>,
    },
    {
      title: t('Customer'),
      key: 'customer',
      card: 'fill',
      render: (_, { name, email }) => <TextCell>{name || email}</TextCell>,
    },
    {
      title: t('Products'),
      key: 'products',
      card: 'none',
      render: (_, { items }) => (
        <TextCell>{items.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}</TextCell>
      ),
    },
    {
      title: t('Status'),
      key: 'status',
      card: 'none',
      render: (_, { status }) => <TextCell>{status}</TextCell>,
    },
    {
      title: t('Total'),
      key: 'total',
      card: 'line',
      render: (_, { currency, total }) => amountIn(currency, total),
    },
    { title: t('Ordered'), key: 'at', card: 'end', render: (_, { placed_at }) => moment(placed_at) },
  ];
}
