import { Button, Tag } from 'antd';
import { useState } from 'react';
import { RETURN_PAGE_SIZE, useGetReturnsQuery } from '../../../api/staff-returns-api';
import type { ManagedReturn } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { TextCell } from '../kit/cells';
import { FilterBar, FilterSelect, SearchField } from '../kit/filter-bar';
import type { ListColumn } from '../kit/list-table';
import { PageHead } from '../kit/page-head';
import { PagedTable } from '../kit/paged-table';
import { useList } from '../kit/use-list';
import { anyText, oneOf, useListAddress } from '../kit/use-list-address';
import { RETURN_STATES } from '../../../lib/return-words';
import { ClaimTag } from './claim-tag';
import { ReturnSheet } from './return-sheet';
import { STATE_COLORS } from './state-colors';
import { useReasonWords } from './use-reason-words';

const FILTERS = { q: anyText, state: oneOf(Object.keys(RETURN_STATES)) };

/** What customers send back: a list, and a sheet for each with its steps. */
export default function ReturnsPage() {
  const { t } = useStaffI18n();
  const address = useListAddress(FILTERS);
  const query = useGetReturnsQuery(address.search, { refetchOnMountOrArgChange: true });
  const list = useList(query, address, RETURN_PAGE_SIZE);
  const [openId, setOpenId] = useState<number | null>(null);
  const open = query.data?.returns.find(({ id }) => id === openId);
  const columns = useColumns(({ id }) => setOpenId(id));
  return (
    <>
      <PageHead title={t('Returns')} />
      <FilterBar>
        <SearchField
          label={t('Search returns')}
          placeholder={t('Order, customer, phone or product')}
          {...address.field('q')}
        />
        <FilterSelect
          label={t('Filter by state')}
          labels={{ '': 'All states', ...RETURN_STATES }}
          {...address.field('state')}
        />
      </FilterBar>
      <PagedTable
        list={list}
        rows={({ returns }) => returns}
        columns={columns}
        failed={t('Failed to load the returns')}
        nothing={t('No returns here.')}
      />
      {open && <ReturnSheet of={open} onClose={() => setOpenId(null)} />}
    </>
  );
}

function useColumns(open: (one: ManagedReturn) => void): ListColumn<ManagedReturn>[] {
  const { t, pick, moment } = useStaffI18n();
  const reasonWords = useReasonWords();
  return [
    {
      title: t('Order'),
      key: 'order',
      render: (_, { order_number }) => <TextCell>{order_number}</TextCell>,
    },
    {
      title: t('State'),
      key: 'state',
      card: 'side',
      render: (_, { state }) => <Tag color={STATE_COLORS[state]}>{t(RETURN_STATES[state])}</Tag>,
    },
    {
      title: t('Customer'),
      key: 'customer',
      card: 'fill',
      render: (_, { customer_name }) => <TextCell>{customer_name}</TextCell>,
    },
    {
      title: t('Products'),
      key: 'products',
      card: 'fill',
      render: (_, { lines }) => (
        <TextCell>
          {lines
            .map(({ quantity, product }) => `${quantity} × ${pick(product.name, product.name_km)}`)
            .join(', ')}
        </TextCell>
      ),
    },
    {
      title: t('Reason'),
      key: 'reason',
      card: 'none',
      render: (_, one) => (
        <>
          <TextCell>{reasonWords(one.reason)}</TextCell>
          <ClaimTag of={one} />
        </>
      ),
    },
    { title: t('Asked'), key: 'at', card: 'line', render: (_, { created_at }) => moment(created_at) },
    {
      title: t('Actions'),
      key: 'actions',
      card: 'end',
      render: (_, one) => (
        <Button
          onClick={() => open(one)}
          aria-label={t('Open the return of {name}', { name: one.order_number })}
        >
          {t('Open')}
        </Button>
      ),
    },
  ];
}
