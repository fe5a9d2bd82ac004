import { Button } from 'antd';
import { useGetDeliveryQuery } from '../../../api/delivery-api';
import { ORDER_PAGE_SIZE, useGetAdminOrdersQuery } from '../../../api/orders-api';
import type { OrderStatusName } from '../../../api/types';
import { ErrorText } from '../../../components/notices';
import { StatusWord } from '../../../components/order-status';
import { useStaffI18n } from '../i18n/staff-i18n';
import { DayField } from '../kit/day-field';
import { FilterBar, FilterSelect, SearchField } from '../kit/filter-bar';
import { PageHead } from '../kit/page-head';
import { SavedViews } from '../kit/saved-views';
import { useList } from '../kit/use-list';
import { anyText, aDay, oneOf, useListAddress } from '../kit/use-list-address';
import { useMay } from '../kit/may';
import { PAY_WORDS } from '../kit/pay-words';
import { useStaff } from '../kit/staff';
import { CallTable } from './call-table';
import { ExportOrders } from './export-orders';
import { IN_A_PARCEL } from './in-a-parcel';
import { NewOrders } from './new-orders';
import { useNewOrders } from './use-new-orders';
import { OrderTable } from './order-table';
import { OrderTabs } from './order-tabs';

const STATUSES: OrderStatusName[] = ['pending', 'paid', 'shipped', 'delivered', 'cancelled', 'refunded'];
const TO_CALL = 'to-call';
const SORTS = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  'total-desc': 'Largest first',
  'total-asc': 'Smallest first',
} as const;
type Sort = keyof typeof SORTS;
const FILTERS = {
  q: anyText,
  status: oneOf([...STATUSES, TO_CALL]),
  method: oneOf(Object.keys(PAY_WORDS)),
  delivery: anyText,
  from: aDay,
  to: aDay,
  sort: oneOf(Object.keys(SORTS)),
};

/** What waits to be shipped, or who to be called, is worked off from the oldest, and everything else looked at from the newest. */
const usualSort = (status: string): Sort => (status === 'paid' || status === TO_CALL ? 'oldest' : 'newest');

/** The list of orders with its filters. */
export default function OrdersPage() {
  const { t } = useStaffI18n();
  const address = useListAddress(FILTERS);
  const { search, isFiltered } = address;
  const isBackwards = search.from !== '' && search.to !== '' && search.from > search.to;
  const sort = search.sort || usualSort(search.status);
  // The newest first is what the shop answers by itself, but not for all lists.
  const wanted = { ...search, sort: search.sort || usualSort(search.status) === 'oldest' ? sort : '' };
  const query = useGetAdminOrdersQuery(wanted, { refetchOnMountOrArgChange: true, skip: isBackwards });
  const list = useList(query, address, ORDER_PAGE_SIZE);
  const newOrders = useNewOrders(query);
  const showNew = () => (search.page === 1 ? void query.refetch() : address.show({ page: 1 }));
  return (
    <>
      <PageHead title={t('All Orders')} />
      <OrderFilters address={address} />
      <OrderTabs status={search.status} onShow={(status) => address.show({ status })}>
        {isBackwards ? (
          <ErrorText>{t('The last day must not be before the first.')}</ErrorText>
        ) : (
          <>
            <NewOrders count={newOrders} onShow={showNew} />
            {search.status === TO_CALL ? (
              <CallTable list={list} nothing={t('Nobody is to be called.')} />
            ) : (
              <OrderTable
                list={list}
                search={wanted}
                nothing={t(isFiltered ? 'No orders found.' : 'No orders yet.')}
              />
            )}
          </>
        )}
      </OrderTabs>
    </>
  );
}

type OrderAddress = ReturnType<typeof useListAddress<typeof FILTERS>>;

function OrderFilters({ address }: { address: OrderAddress }) {
  const { t } = useStaffI18n();
  const { search, field, isFiltered, clear } = address;
  const { page: _, ...filters } = search;
  const sort = search.sort || usualSort(search.status);
  const isPacker = useStaff()?.role === 'packer';
  const may = useMay();
  const statuses = (isPacker ? IN_A_PARCEL : STATUSES).map((status) => ({
    value: status,
    label: <StatusWord status={status} />,
  }));
  const deliveries = useDeliveries();
  const toCall = search.status === TO_CALL || may('cancel') ? [{ value: TO_CALL, label: t('To call') }] : [];
  return (
    <FilterBar>
      <SearchField
        label={t('Search orders')}
        placeholder={t(
          may('seeCustomers')
            ? 'Order, customer, phone, email, address, tracking or product'
            : isPacker
              ? 'Order, customer, phone, address or tracking'
              : 'Order, customer, phone, address, tracking or product',
        )}
        scan={t('Scan a label')}
        {...field('q')}
      />
      <FilterSelect
        label={t('Status')}
        options={[{ value: '', label: t('Any status') }, ...statuses, ...toCall]}
        {...field('status')}
      />
      <FilterSelect
        label={t('Way to pay')}
        labels={{ '': 'Any way to pay', ...PAY_WORDS }}
        {...field('method')}
      />
      <FilterSelect label={t('Delivery')} options={deliveries} {...field('delivery')} />
      <DayField label={t('From')} {...field('from')} />
      <DayField label={t('To')} {...field('to')} />
      <FilterSelect
        label={t('Sort')}
        options={Object.entries(SORTS).map(([value, label]) => ({ value, label: t(label) }))}
        value={sort}
        onChange={(word) => field('sort').onChange(word === usualSort(search.status) ? '' : word)}
      />
      {isFiltered && <Button onClick={clear}>{t('Clear filters')}</Button>}
      <SavedViews list="orders" address={address} />
      {may('manage') && <ExportOrders search={{ ...filters, sort }} />}
    </FilterBar>
  );
}

/** The ways in which orders can be brought, as far as the shop has entered any. */
function useDeliveries() {
  const { t, pick } = useStaffI18n();
  const { data } = useGetDeliveryQuery();
  const methods = (data?.provinces ?? []).flatMap(({ methods: all, districts = [] }) => [
    ...all,
    ...districts.flatMap((one) => one.methods),
  ]);
  const names = new Map(
    methods.filter((one) => !one.pick_up).map((one) => [one.key, pick(one.name, one.name_km)]),
  );
  return [
    { value: '', label: t('Any delivery') },
    { value: 'pick-up', label: t('Pick-up') },
    ...[...names].filter(([key]) => key !== 'pick-up').map(([value, label]) => ({ value, label })),
  ];
}
