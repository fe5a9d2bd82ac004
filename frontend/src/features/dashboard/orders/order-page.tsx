import { Card } from 'antd';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useGetOrderPageQuery } from '../../../api/orders-api';
import type { OrderPage, OrderStatusName } from '../../../api/types';
import { OrderStatus } from '../../../components/order-status';
import { useStaffI18n } from '../i18n/staff-i18n';
import { LoadState } from '../kit/load-state';
import { PageHead } from '../kit/page-head';
import { BackToList } from '../kit/saved-view';
import { OrderActions } from './order-actions';
import { CustomerFacts, PaymentFacts, ShipmentFacts } from './order-facts';
import { OrderLines } from './order-lines';
import { OrderTimeline } from './order-timeline';
import styles from './order-page.module.css';
import { IN_A_PARCEL } from './in-a-parcel';
import { PrintOrder } from './print-order';

const POLL_MS = 500;
/** How long to wait for the event of a payment. */
const LONGEST_WAIT_MS = 30_000;

/** One order with all its details; admins change its status here. */
export default function OrderPage({ isAdmin }: { isAdmin: boolean }) {
  const { orderId = '' } = useParams();
  // The key resets data and dialogs when another order is opened.
  return <OneOrder key={orderId} orderId={orderId} isAdmin={isAdmin} />;
}

function OneOrder({ orderId, isAdmin }: { orderId: string; isAdmin: boolean }) {
  const { t } = useStaffI18n();
  // Payments decides whether an order is paid or cancelled; the order changes by its event, a moment later.
  const [leaving, setLeaving] = useState<OrderStatusName | null>(null);
  useEffect(() => {
    if (!leaving) return;
    const giveUp = setTimeout(() => setLeaving(null), LONGEST_WAIT_MS);
    return () => clearTimeout(giveUp);
  }, [leaving]);
  const query = useGetOrderPageQuery(orderId, {
    refetchOnMountOrArgChange: true,
    pollingInterval: leaving ? POLL_MS : 0,
  });
  const { data } = query;
  if (leaving && data && data.status !== leaving) setLeaving(null);
  return (
    <>
      <BackToList to="/seller-dashboard/view-all-orders">{t('All Orders')}</BackToList>
      <PageHead title={t('Order {id}', { id: data?.order_number ?? orderId })} />
      {!data && <LoadState of={query} loading={t('Loading order...')} failed={t('Failed to fetch order')} />}
      {data && <WholeOrder order={data} isAdmin={isAdmin} onLeaving={setLeaving} />}
    </>
  );
}

interface WholeOrderProps {
  order: OrderPage;
  isAdmin: boolean;
  onLeaving: (status: OrderStatusName) => void;
}

function WholeOrder({ order, isAdmin, onLeaving }: WholeOrderProps) {
  const { t, moment } = useStaffI18n();
  return (
    <>
      <div className={styles.bar}>
        <OrderStatus status={order.status} />
        <span className={styles.placed}>{moment(order.created_at)}</span>
        {isAdmin && <OrderActions order={order} onLeaving={onLeaving} />}
        {IN_A_PARCEL.includes(order.status) && <PrintOrder order={order} />}
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Card size="small" title={t(isAdmin ? 'Products' : 'Your products in this order')}>
            <OrderLines order={order} isAdmin={isAdmin} />
          </Card>
          <Card size="small" title={t('Timeline')}>
            <OrderTimeline order={order} />
          </Card>
        </div>
        <div className={styles.column}>
          <Card size="small" title={t('Customer')}>
            <CustomerFacts order={order} />
          </Card>
          <Card size="small" title={t('Payment')}>
            <PaymentFacts order={order} />
          </Card>
          {(order.courier || order.tracking_number) && (
            <Card size="small" title={t('Shipment')}>
              <ShipmentFacts order={order} />
            </Card>
          )}
        </div>
      </div>
    </>
  );
}
