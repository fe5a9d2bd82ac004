import { type TableColumnsType } from 'antd';
import { Link, useLocation } from 'react-router-dom';
import { ORDER_PAGE_SIZE } from '../../../api/orders-api';
import type { AdminOrder, AdminOrderList } from '../../../api/types';
import { OrderStatus } from '../../../components/order-status';
import { Picture } from '../../../components/picture';
import { useStaffI18n } from '../i18n/staff-i18n';
import { ListTable } from '../kit/list-table';
import styles from './orders.module.css';

/** Lines that the list shows of one order; its page shows all. */
const SHOWN_LINES = 3;

interface OrdersTableProps {
  list: AdminOrderList;
  isLoading: boolean;
  /** Said when there is no order. */
  nothing: string;
  onPage: (page: number) => void;
}

/** One page of orders; the server says how many there are. */
export function OrdersTable({ list, isLoading, nothing, onPage }: OrdersTableProps) {
  const { t, money } = useStaffI18n();
  const columns: TableColumnsType<AdminOrder> = [
    { title: t('Order'), key: 'order', render: (_, order) => <OrderCell order={order} /> },
    { title: t('Status'), key: 'status', render: (_, { status }) => <OrderStatus status={status} /> },
    { title: t('Customer'), key: 'customer', render: (_, order) => <CustomerCell order={order} /> },
    { title: t('Products'), key: 'products', render: (_, order) => <ProductsCell order={order} /> },
    {
      title: t('Total'),
      key: 'total',
      align: 'right',
      render: (_, order) => <strong>{money(order.total_price)}</strong>,
    },
  ];
  return (
    <ListTable
      rowKey="id"
      size="middle"
      columns={columns}
      dataSource={list.orders}
      loading={isLoading}
      locale={{ emptyText: nothing }}
      pagination={{
        current: list.page,
        total: list.total,
        pageSize: ORDER_PAGE_SIZE,
        showSizeChanger: false,
        showTotal: (count) => (count === 1 ? t('1 order') : t('{count} orders', { count })),
        onChange: onPage,
      }}
    />
  );
}

/** The way to an order's page; from there it leads back to this list as it is now. */
function OrderCell({ order: { id, created_at } }: { order: AdminOrder }) {
  const { moment } = useStaffI18n();
  const { search } = useLocation();
  return (
    <span className={styles.order}>
      <Link to={`/seller-dashboard/view-all-orders/${id}`} state={{ list: search }}>
        {id}
      </Link>
      <span className={styles.when}>{moment(created_at)}</span>
    </span>
  );
}

function CustomerCell({ order }: { order: AdminOrder }) {
  return (
    <address className={styles.customer}>
      <strong>{order.customer_name}</strong>
      <span>{order.phone_number}</span>
      <span>{order.shipping_address}</span>
    </address>
  );
}

function ProductsCell({ order: { items } }: { order: AdminOrder }) {
  const { t } = useStaffI18n();
  if (items.length === 0) return t('No products in this order.');
  const more = items.length - SHOWN_LINES;
  return (
    <ul className={styles.products}>
      {items.slice(0, SHOWN_LINES).map(({ id, quantity, product }) => (
        <li key={id}>
          <Picture src={product.image_url} alt="" width={40} height={32} />
          <span>
            {quantity} × {product.name}
          </span>
        </li>
      ))}
      {more > 0 && <li>{t('and {count} more', { count: more })}</li>}
    </ul>
  );
}
