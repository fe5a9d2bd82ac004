import { Card } from 'antd';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useGetOrderPageQuery } from '../../../api/orders-api';
import type { OrderPage, OrderStatusName } from '../../../api/types';
import { OrderStatus } from '../../../components/order-status';
import { auditLogOf } from '../kit/audit-log-link';
import { useStaffI18n } from '../i18n/staff-i18n';
import { LoadState } from '../kit/load-state';
import { useMay } from '../kit/may';
import { PageColumn, PageColumns } from '../kit/page-columns';
import { PageHead } from '../kit/page-head';
import { BackToList } from '../kit/list-links';
import { useStaff } from '../kit/staff';
import { CameBackTag } from './came-back-tag';
import { OrderActions } from './order-actions';
import { CustomerFacts, PaymentFacts, ShipmentFacts } from './order-facts';
import { OrderLines } from './order-lines';
import { OrderNotes } from './order-notes';
import { OrderTimeline } from './order-timeline';
import styles from './order-page.module.css';
import { CashBox } from './cash-box';
import { isInParcel, isToShip } from './in-a-parcel';
import { PackingFacts } from './packing-facts';
import { PrintOrder } from './print-order';
import { TakeBack } from './take-back';
import { useJustShipped } from './use-just-shipped';
import { shownStatus } from '../../../lib/pick-up';

const POLL_MS = 500;
/** How long to wait for the event of a payment. */
const LONGEST_WAIT_MS = 30_000;

/** One order with all its details; staff take its next step here. */
export default function OrderPage() {
  const { orderId = '' } = useParams();
  // The key resets data and dialogs when another order is opened.
  return <OneOrder key={orderId} orderId={orderId} />;
}

function OneOrder({ orderId }: { orderId: string }) {
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
      <PageHead
        title={t('Order {id}', { id: data?.order_number ?? orderId })}
        back={<BackToList to="/seller-dashboard/view-all-orders">{t('All Orders')}</BackToList>}
      />
      {!data && <LoadState of={query} loading={t('Loading order...')} failed={t('Failed to fetch order')} />}
      {data && <WholeOrder order={data} onLeaving={setLeaving} />}
    </>
  );
}

const isOfReturn = ({ type }: OrderPage['timeline'][number]) => type.startsWith('return_');

interface WholeOrderProps {
  order: OrderPage;
  onLeaving: (status: OrderStatusName) => void;
}

function WholeOrder({ order, onLeaving }: WholeOrderProps) {
  const { t, moment } = useStaffI18n();
  const may = useMay();
  const isSeller = useStaff()?.role === 'seller';
  const [shipped, setShipped] = useJustShipped();
  return (
    <>
      {shipped && <TakeBack shipped={shipped} onChange={setShipped} />}
      <div className={styles.bar}>
        <OrderStatus status={shownStatus(order)} />
        {order.came_back_at && <CameBackTag />}
        <span className={styles.placed}>{moment(order.created_at)}</span>
        <div className={styles.actions}>
          <OrderActions order={order} onLeaving={onLeaving} onShipped={setShipped} />
          {isInParcel(order) && <PrintOrder order={order} />}
        </div>
      </div>
      <CashBox order={order} />
      <PageColumns>
        <PageColumn>
          <Card size="small" title={t(isSeller ? 'Your products in this order' : 'Products')}>
            <OrderLines order={order} />
          </Card>
          <Card size="small" title={t('Timeline')}>
            <OrderTimeline order={order} />
            {may('seeReturns') && order.timeline.some(isOfReturn) && (
              <p>
                <Link to={`/seller-dashboard/returns?q=${order.order_number}`}>
                  {t('Returns of this order')}
                </Link>
              </p>
            )}
            {may('manage') && (
              <Link to={auditLogOf({ order: order.order_number })}>{t('History in the audit log')}</Link>
            )}
          </Card>
        </PageColumn>
        <PageColumn>
          <Card size="small" title={t('Customer')}>
            <CustomerFacts order={order} />
          </Card>
          {may('seeAmounts') && (
            <Card size="small" title={t('Payment')}>
              <PaymentFacts order={order} />
            </Card>
          )}
          {isToShip(order) && (
            <Card size="small" title={t('Packing and shipping')}>
              <PackingFacts order={order} />
            </Card>
          )}
          {!isSeller && (
            <Card size="small" title={t('Notes')}>
              <OrderNotes order={order} />
            </Card>
          )}
          {(order.courier || order.tracking_number) && (
            <Card size="small" title={t('Shipment')}>
              <ShipmentFacts order={order} />
            </Card>
          )}
        </PageColumn>
      </PageColumns>
    </>
  );
}
