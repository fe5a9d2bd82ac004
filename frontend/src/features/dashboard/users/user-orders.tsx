import { Link } from 'react-router-dom';
import { useGetUserOrdersQuery, USER_ORDER_PAGE_SIZE } from '../../../api/orders-api';
import type { AdminOrder, UserOrders as UserOrderPage } from '../../../api/types';
import { Note } from '../../../components/notices';
import { OrderStatus } from '../../../components/order-status';
import { useStaffI18n } from '../i18n/staff-i18n';
import { PagedItems } from '../kit/paged-items';
import { useList } from '../kit/use-list';
import { useListAddress } from '../kit/use-list-address';
import styles from './user-orders.module.css';
import { shownStatus } from '../../../lib/pick-up';

const NO_FILTERS = {};

/** A user's orders, newest first, with what staff noted about each, and their total spend. */
export function UserOrders({ id }: { id: string }) {
  const { t } = useStaffI18n();
  const address = useListAddress(NO_FILTERS, { staysInPlace: true });
  const { page } = address.search;
  const query = useGetUserOrdersQuery({ userId: id, page }, { refetchOnMountOrArgChange: true });
  const list = useList(query, address, USER_ORDER_PAGE_SIZE);
  const notesOf = (order: string) => list.data?.notes.filter(({ order_id }) => order_id === order) ?? [];
  return (
    <>
      {list.data && <Spend {...list.data} />}
      <PagedItems
        list={list}
        items={({ orders }) => orders}
        loading={t('Loading orders...')}
        failed={t('Failed to fetch orders')}
        nothing={<Note>{t('Nothing ordered yet.')}</Note>}
        className={styles.orders}
      >
        {(order) => <OrderRow key={order.id} order={order} notes={notesOf(order.id)} />}
      </PagedItems>
    </>
  );
}

function Spend({ total, paid_orders, total_spend }: UserOrderPage) {
  const { t, money } = useStaffI18n();
  return (
    <dl className={styles.spend}>
      <div>
        <dt>{t('Orders')}</dt>
        <dd>{total}</dd>
      </div>
      <div>
        <dt>{t('Paid orders')}</dt>
        <dd>{paid_orders}</dd>
      </div>
      <div>
        <dt>{t('Total spend')}</dt>
        <dd>{money(total_spend)}</dd>
      </div>
    </dl>
  );
}

function OrderRow({ order, notes }: { order: AdminOrder; notes: UserOrderPage['notes'] }) {
  const { money, moment } = useStaffI18n();
  return (
    <li className={styles.order}>
      <Link to={`/seller-dashboard/view-all-orders/${order.id}`}>{order.order_number}</Link>
      <span className={styles.when}>{moment(order.created_at)}</span>
      <OrderStatus status={shownStatus(order)} />
      <strong className={styles.total}>{money(order.total_price)}</strong>
      {notes.map(({ id, text, by, at }) => (
        <p key={id} className={styles.note}>
          {text}
          <span className={styles.when}>
            {by} · {moment(at)}
          </span>
        </p>
      ))}
    </li>
  );
}
