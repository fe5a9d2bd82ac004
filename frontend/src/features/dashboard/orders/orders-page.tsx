import { Button, type TableColumnsType } from 'antd';
import { ORDER_PAGE_SIZE, useGetAdminOrdersQuery } from '../../../api/orders-api';
import type { AdminOrder, OrderStatusName } from '../../../api/types';
import { ErrorText } from '../../../components/notices';
import { OrderStatus, StatusWord } from '../../../components/order-status';
import { useStaffI18n } from '../i18n/staff-i18n';
import { DayField, FilterBar, FilterSelect, SearchField } from '../kit/filter-bar';
import { PageHead } from '../kit/page-head';
import { PagedTable } from '../kit/paged-table';
import { useList } from '../kit/use-list';
import { anyText, useListAddress } from '../kit/use-list-address';
import { CustomerAddress } from './customer-address';
import { NewOrders } from './new-orders';
import { useNewOrders } from './use-new-orders';
import { OrderCell, ProductsCell } from './order-cells';

const FILTERS = { q: anyText, status: anyText, from: anyText, to: anyText };
const STATUSES: OrderStatusName[] = ['pending', 'paid', 'shipped', 'delivered', 'cancelled', 'refunded'];

/** The list of orders with its filters. */
export default function OrdersPage() {
  const { t } = useStaffI18n();
  const address = useListAddress(FILTERS);
  const { search, isFiltered } = address;
  const isBackwards = search.from !== '' && search.to !== '' && search.from > search.to;
  const query = useGetAdminOrdersQuery(search, { refetchOnMountOrArgChange: true, skip: isBackwards });
  const list = useList(query, address, ORDER_PAGE_SIZE);
  const columns = useColumns();
  const newOrders = useNewOrders(query);
  const showNew = () => (search.page === 1 ? void query.refetch() : address.show({ page: 1 }));
  return (
    <>
      <PageHead title={t('All Orders')} />
      <OrderFilters address={address} />
      {isBackwards ? (
        <ErrorText>{t('The last day must not be before the first.')}</ErrorText>
      ) : (
        <>
          <NewOrders count={newOrders} onShow={showNew} />
          <PagedTable
            list={list}
            rows={({ orders }) => orders}
            columns={columns}
            size="middle"
            loading={t('Loading orders...')}
            failed={t('Failed to fetch orders')}
            nothing={t(isFiltered ? 'No orders found.' : 'No orders yet.')}
            pages={{
              hideOnSinglePage: false,
              showTotal: (count) => (count === 1 ? t('1 order') : t('{count} orders', { count })),
            }}
          />
        </>
      )}
    </>
  );
}

type OrderAddress = ReturnType<typeof useListAddress<typeof FILTERS>>;

function OrderFilters({ address: { field, isFiltered, clear } }: { address: OrderAddress }) {
  const { t } = useStaffI18n();
  const statuses = STATUSES.map((status) => ({ value: status, label: <StatusWord status={status} /> }));
  return (
    <FilterBar>
      <SearchField
        label={t('Search orders')}
        placeholder={t('Order, customer, phone, email, tracking or product')}
        {...field('q')}
      />
      <FilterSelect
        label={t('Status')}
        options={[{ value: '', label: t('All statuses') }, ...statuses]}
        {...field('status')}
      />
      <DayField label={t('First day')} {...field('from')} />
      <DayField label={t('Last day')} {...field('to')} />
      {isFiltered && <Button onClick={clear}>{t('Clear filters')}</Button>}
    </FilterBar>
  );
}

function useColumns(): TableColumnsType<AdminOrder> {
  const { t, money } = useStaffI18n();
  return [
    { title: t('Order'), key: 'order', render: (_, order) => <OrderCell order={order} /> },
    { title: t('Status'), key: 'status', render: (_, { status }) => <OrderStatus status={status} /> },
    {
      title: t('Customer'),
      key: 'customer',
      render: (_, order) => <CustomerAddress order={order} phone={order.phone_number} />,
    },
    { title: t('Products'), key: 'products', render: (_, order) => <ProductsCell order={order} /> },
    {
      title: t('Total'),
      key: 'total',
      align: 'right',
      render: (_, order) => <strong>{money(order.total_price)}</strong>,
    },
  ];
}
