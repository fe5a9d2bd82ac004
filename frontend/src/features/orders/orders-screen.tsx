import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useGetMyOrdersQuery } from '../../api/orders-api';
import type { Receipt } from '../../api/types';
import { ColumnPage } from '../../components/column-page';
import { EmptyState } from '../../components/empty-state';
import { ReceiptIcon } from '../../components/icons';
import { LoadError } from '../../components/notices';
import { useI18n } from '../../lib/i18n/i18n';
import { visibleOrders } from '../../lib/paid-orders';
import { OrderReceipt } from './order-receipt';
import { ReceiptSkeletons } from './receipt-skeletons';

interface OrdersScreenProps {
  /** Whether what is above and below the receipts is still loading: all is shown at once, so that nothing jumps. */
  isWaiting: boolean;
  /** Shown above the receipts. */
  children?: ReactNode;
  below?: ReactNode;
}

/** A customer's paid orders with their receipts. */
export function OrdersScreen({ isWaiting, children, below }: OrdersScreenProps) {
  const { t } = useI18n();
  const receipts = useGetMyOrdersQuery(undefined, { refetchOnMountOrArgChange: true });
  const isLoading = isWaiting || receipts.isLoading;
  return (
    <ColumnPage title={t('My Orders & Receipts')} link={<Link to="/logout">{t('Logout')}</Link>}>
      {isLoading && <ReceiptSkeletons />}
      <div hidden={isLoading}>
        {children}
        <OrderList {...receipts} />
        {below}
      </div>
    </ColumnPage>
  );
}

interface OrderListProps {
  data?: Receipt[];
  error?: unknown;
  refetch: () => unknown;
}

function OrderList({ data, error, refetch }: OrderListProps) {
  const { t, translateProblem } = useI18n();
  if (error)
    return <LoadError message={translateProblem(error) ?? t('Failed to fetch orders')} onRetry={refetch} />;
  if (!data) return null;
  const orders = visibleOrders(data);
  if (orders.length === 0) return <NoOrders />;
  return orders.map((order) => <OrderReceipt key={order.id} order={order} />);
}

function NoOrders() {
  const { t } = useI18n();
  return <EmptyState icon={<ReceiptIcon size={40} />} words={t("You haven't completed any payments yet.")} />;
}
