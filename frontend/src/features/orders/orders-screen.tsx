import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useGetMyOrdersQuery } from '../../api/orders-api';
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
  /** Shown above the receipts. */
  children?: ReactNode;
  below?: ReactNode;
}

/** A customer's paid orders with their receipts. */
export function OrdersScreen({ children, below }: OrdersScreenProps) {
  const { t } = useI18n();
  return (
    <section className={styles.screen}>
      <PageTitle text={t('My Orders & Receipts')} />
      <header className={styles.head}>
        <h1 className={styles.title}>{t('My Orders & Receipts')}</h1>
        <Link to="/logout" className={styles.logout}>
          {t('Logout')}
        </Link>
      </header>
      {children}
      <OrderList />
      {below}
    </section>
  );
}

function OrderList() {
  const { t, translateProblem } = useI18n();
  const query = useGetMyOrdersQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error, refetch } = query;

  if (error)
    return <LoadError message={translateProblem(error) ?? t('Failed to fetch orders')} onRetry={refetch} />;
  if (!data) return <ReceiptSkeletons />;
  const orders = visibleOrders(data);
  if (orders.length === 0) return <NoOrders />;
  return orders.map((order) => <OrderReceipt key={order.id} order={order} />);
}

function NoOrders() {
  const { t } = useI18n();
  return <EmptyState icon={<ReceiptIcon size={40} />} words={t("You haven't completed any payments yet.")} />;
}
