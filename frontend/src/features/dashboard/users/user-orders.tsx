import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { useGetUserOrdersQuery, USER_ORDER_PAGE_SIZE } from '../../../api/orders-api';
import type { AdminOrder, ManagedUser, UserOrders as UserOrderPage } from '../../../api/types';
import { Note } from '../../../components/notices';
import { OrderStatus } from '../../../components/order-status';
import { useStaffI18n } from '../i18n/staff-i18n';
import { SideSheet } from '../kit/dialog';
import { Fact, Facts } from '../kit/facts';
import { useMay } from '../kit/may';
import { PagedItems } from '../kit/paged-items';
import { useList } from '../kit/use-list';
import { useListState } from '../kit/use-list-address';
import { useExportUser } from './use-export-user';
import styles from './user-orders.module.css';

const WIDTH_PX = 480;

/** Who a user is, their orders, newest first, with what staff noted about each, and their total spend. */
export function UserOrders({ user, onClose }: { user: ManagedUser; onClose: () => void }) {
  const { t } = useStaffI18n();
  const place = useListState();
  const { page } = place.search;
  const query = useGetUserOrdersQuery({ userId: user.id, page }, { refetchOnMountOrArgChange: true });
  const list = useList(query, place, USER_ORDER_PAGE_SIZE);
  const notesOf = (id: string) => list.data?.notes.filter(({ order_id }) => order_id === id) ?? [];
  return (
    <SideSheet size={WIDTH_PX} title={t('Orders & spend of {name}', { name: user.name })} onClose={onClose}>
      <Person user={user} />
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
    </SideSheet>
  );
}

function Person({ user }: { user: ManagedUser }) {
  const { t } = useStaffI18n();
  const isAdmin = useMay()('manage');
  const exportData = useExportUser();
  return (
    <>
      <Facts>
        <Fact label={t('Email')}>{user.email}</Fact>
        {user.phone && <Fact label={t('Phone')}>{user.phone}</Fact>}
        {user.address && <Fact label={t('Address')}>{user.address}</Fact>}
        <Fact label={t('Verified')}>{t(user.is_verified ? 'Yes' : 'No')}</Fact>
      </Facts>
      {isAdmin && (
        <Button className={styles.export} onClick={() => void exportData(user.id)}>
          {t('Export data')}
        </Button>
      )}
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
      <OrderStatus status={order.status} />
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
