import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useGetMyOrdersQuery } from '../../api/orders-api';
import type { Receipt } from '../../api/types';
import { EmptyState } from '../../components/empty-state';
import { ReceiptIcon } from '../../components/icons';
import { LoadError } from '../../components/notices';
import { PageTitle } from '../../components/page-title';
import { useI18n } from '../../lib/i18n/i18n';
import { visibleOrders } from '../../lib/paid-orders';
import { OrderReceipt } from './order-receipt';
import styles from './orders-screen.module.css';
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
    <section className={styles.screen}>
      <PageTitle text={t('My Orders & Receipts')} />
      <header className={styles.head}>
        <h1 className={styles.title}>{t('My Orders & Receipts')}</h1>
        <Link to="/logout" className={styles.logout}>
          {t('Logout')}
        </Link>
      </header>
      {isLoading && <ReceiptSkeletons />}
      <div hidden={isLoading}>
        {children}
        <OrderList {...receipts} />
        {below}
      </div>
    </section>
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
