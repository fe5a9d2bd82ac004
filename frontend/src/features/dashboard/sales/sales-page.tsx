import { Button, Tag } from 'antd';
import { SALE_PAGE_SIZE, useGetSalesQuery } from '../../../api/sales-api';
import type { ListedSale } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { OpenButton, TextCell } from '../kit/cells';
import { FilterBar, FilterSelect } from '../kit/filter-bar';
import { Lead } from '../kit/lead';
import type { ListColumn } from '../kit/list-table';
import { PageHead } from '../kit/page-head';
import { PagedTable } from '../kit/paged-table';
import { GOOD, WAITING } from '../kit/tag-colors';
import { useCategoryName } from '../kit/use-category-name';
import { useList } from '../kit/use-list';
import { oneOf, useListAddress } from '../kit/use-list-address';
import { useOpenEdit } from '../kit/use-open-edit';
import { SaleActions } from './sale-actions';
import { SaleDialog } from './sale-dialog';

const STATES = { '': 'All states', planned: 'planned', running: 'running', ended: 'ended' } as const;
const FILTERS = { state: oneOf(Object.keys(STATES)) };
const COLORS = { planned: WAITING, running: GOOD, ended: undefined };

interface OpenSale {
  id?: number;
}

/** Lower prices for a time. */
export default function SalesPage() {
  const { t, money, moment } = useStaffI18n();
  const categoryName = useCategoryName();
  const [open, setOpen] = useOpenEdit<OpenSale>('sale', ({ id }) => `sale-${id ?? 'new'}`);
  const address = useListAddress(FILTERS);
  // States change by themselves.
  const query = useGetSalesQuery(address.search, { pollingInterval: 10_000, skipPollingIfUnfocused: true });
  const list = useList(query, address, SALE_PAGE_SIZE);
  const nameOf = ({ id, name, name_km }: ListedSale) => name ?? name_km ?? t('Sale {number}', { number: id });
  const edit = (sale: ListedSale) => {
    if (sale.state !== 'ended') setOpen({ id: sale.id });
  };
  const ofWhat = ({ target, brand, category, chosen }: ListedSale) => {
    if (target === 'brand') return brand ?? '-';
    if (target === 'category') return categoryName(category);
    return target === 'all' ? t('All products') : t('{count} chosen products', { count: chosen });
  };
  const columns: ListColumn<ListedSale>[] = [
    {
      title: t('Name'),
      key: 'name',
      render: (_, sale) => (
        <TextCell title={nameOf(sale)}>
          {sale.state === 'ended' ? (
            nameOf(sale)
          ) : (
            <OpenButton onClick={() => edit(sale)}>{nameOf(sale)}</OpenButton>
          )}
        </TextCell>
      ),
    },
    {
      title: t('State'),
      key: 'state',
      card: 'side',
      render: (_, { state }) => <Tag color={COLORS[state]}>{t(state)}</Tag>,
    },
    {
      title: t('Reduction'),
      key: 'off',
      card: 'line',
      render: (_, { percent_off: percent, amount_off_cents: cents }) =>
        percent === null
          ? t('{amount} off', { amount: money((cents ?? 0) / 100) })
          : t('{percent} % off', { percent }),
    },
    {
      title: t('Of what'),
      key: 'target',
      card: 'line',
      render: (_, sale) => <TextCell>{ofWhat(sale)}</TextCell>,
    },
    {
      title: t('From – to'),
      key: 'when',
      card: 'fill',
      render: (_, sale) => <TextCell>{`${moment(sale.begins_at)} – ${moment(sale.ends_at)}`}</TextCell>,
    },
    { title: t('Products now'), key: 'products', card: 'none', align: 'right', dataIndex: 'products' },
    {
      title: t('Actions'),
      key: 'actions',
      card: 'end',
      render: (_, sale) =>
        sale.state !== 'ended' && <SaleActions sale={sale} name={nameOf(sale)} onEdit={() => edit(sale)} />,
    },
  ];
  return (
    <>
      <PageHead title={t('Sale prices')} />
      <Lead>
        {t(
          'Of two sales that fit one product the lower price holds. Sellers go on editing the prices that hold outside of sales.',
        )}
      </Lead>
      <FilterBar>
        <FilterSelect label={t('State')} labels={STATES} {...address.field('state')} />
        <Button type="primary" onClick={() => setOpen({})}>
          {t('New sale')}
        </Button>
      </FilterBar>
      <PagedTable
        list={list}
        rows={({ sales }) => sales}
        columns={columns}
        onOpen={edit}
        failed={t('Failed to load the sales')}
        nothing={t('No sales yet.')}
      />
      {open && <SaleDialog key={open.id} id={open.id} onClose={() => setOpen(null)} />}
    </>
  );
}
