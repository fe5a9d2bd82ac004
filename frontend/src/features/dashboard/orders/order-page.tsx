import { Card } from 'antd';
import { useEffect, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { useGetOrderPageQuery } from '../../../api/orders-api';
import type { OrderPage, OrderStatusName } from '../../../api/types';
import { LoadError, Note } from '../../../components/notices';
import { OrderStatus } from '../../../components/order-status';
import { useStaffI18n } from '../i18n/staff-i18n';
import { PageHead } from '../kit/page-head';
import { OrderActions } from './order-actions';
import { CustomerFacts, PaymentFacts, ShipmentFacts } from './order-facts';
import { OrderLines } from './order-lines';
import { OrderTimeline } from './order-timeline';
import { PrintPackingSlip } from './print-packing-slip';
import styles from './orders.module.css';

const POLL_MS = 500;
/** An event that is later than this is not waited for. */
const LONGEST_WAIT_MS = 30_000;

/** One order with all that belongs to it; admins move it on from here. */
export default function OrderPage({ isAdmin }: { isAdmin: boolean }) {
  const { orderId = '' } = useParams();
  // Nothing of one order, nor a step that was asked for, stays under the title of the next.
  return <OneOrder key={orderId} orderId={orderId} isAdmin={isAdmin} />;
}

function OneOrder({ orderId, isAdmin }: { orderId: string; isAdmin: boolean }) {
  const { t, translateProblem } = useStaffI18n();
  // Whether it is paid or given up is payments' affair: the order follows by its event, a moment later.
  const [leaving, setLeaving] = useState<OrderStatusName | null>(null);
  useEffect(() => {
    if (!leaving) return;
    const giveUp = setTimeout(() => setLeaving(null), LONGEST_WAIT_MS);
    return () => clearTimeout(giveUp);
  }, [leaving]);
  const { data, error, refetch } = useGetOrderPageQuery(orderId, {
    refetchOnMountOrArgChange: true,
    pollingInterval: leaving ? POLL_MS : 0,
  });
  if (leaving && data && data.status !== leaving) setLeaving(null);
  return (
    <>
      <BackToList />
      <PageHead title={t('Order {id}', { id: orderId })} />
      {!data && !error && <Note>{t('Loading order...')}</Note>}
      {!data && error && (
        <LoadError
          message={translateProblem(error) ?? t('Failed to fetch order')}
          onRetry={() => refetch()}
        />
      )}
      {data && <WholeOrder order={data} isAdmin={isAdmin} onLeaving={setLeaving} />}
    </>
  );
}

function BackToList() {
  const { t } = useStaffI18n();
  const { state } = useLocation() as { state: { list?: string } | null };
  return <Link to={`/seller-dashboard/view-all-orders${state?.list ?? ''}`}>← {t('All Orders')}</Link>;
}

/** Where there is something to pack. */
const IN_A_PARCEL: OrderStatusName[] = ['paid', 'shipped', 'delivered'];

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
        {IN_A_PARCEL.includes(order.status) && <PrintPackingSlip order={order} />}
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Card size="small" title={t(isAdmin ? 'Products' : 'Your products in this order')}>
            <OrderLines order={order} isAdmin={isAdmin} />
          </Card>
          <Card size="small" title={t('Timeline')}>
            <OrderTimeline events={order.timeline} />
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
