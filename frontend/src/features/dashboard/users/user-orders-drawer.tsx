import { Drawer } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useGetUserOrdersQuery, USER_ORDER_PAGE_SIZE } from '../../../api/orders-api';
import type { AdminOrder, ManagedUser, UserOrders } from '../../../api/types';
import { LoadError, Note } from '../../../components/notices';
import { OrderStatus } from '../../../components/order-status';
import { useStaffI18n } from '../i18n/staff-i18n';
import { PageChoice } from '../kit/page-choice';
import { shownOf } from '../kit/shown-of';
import { useFocusBack } from '../kit/use-focus-back';
import { useLastPage } from '../kit/use-last-page';
import styles from './user-orders.module.css';

const WIDTH_PX = 480;

/** One user's orders, newest first, and what they have spent in all. */
export function UserOrdersDrawer({ user, onClose }: { user: ManagedUser; onClose: () => void }) {
  useFocusBack();
  const { t, translateProblem } = useStaffI18n();
  const [page, setPage] = useState(1);
  const query = useGetUserOrdersQuery({ userId: user.id, page }, { refetchOnMountOrArgChange: true });
  const { error, refetch } = query;
  const shown = shownOf(query);
  useLastPage(query, page, USER_ORDER_PAGE_SIZE, setPage);
  return (
    <Drawer
      open
      size={WIDTH_PX}
      title={t('Orders & spend of {name}', { name: user.name })}
      styles={{ wrapper: { maxWidth: '100vw' } }}
      onClose={onClose}
    >
      {!shown && !error && <Note>{t('Loading orders...')}</Note>}
      {error && (
        <LoadError
          message={translateProblem(error) ?? t('Failed to fetch orders')}
          onRetry={() => refetch()}
        />
      )}
      {shown && <Spend {...shown} />}
      {shown?.total === 0 && <Note>{t('Nothing ordered yet.')}</Note>}
      <ul className={styles.orders}>
        {shown?.orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      <PageChoice
        list={shown && { page, total: shown.total }}
        pageSize={USER_ORDER_PAGE_SIZE}
        onPage={setPage}
      />
    </Drawer>
  );
}

function Spend({ total, paid_orders, total_spend }: UserOrders) {
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

function OrderRow({ order }: { order: AdminOrder }) {
  const { money, moment } = useStaffI18n();
  return (
    <li className={styles.order}>
      <Link to={`/seller-dashboard/view-all-orders/${order.id}`}>{order.id}</Link>
      <span className={styles.when}>{moment(order.created_at)}</span>
      <OrderStatus status={order.status} />
      <strong className={styles.total}>{money(order.total_price)}</strong>
    </li>
  );
}
