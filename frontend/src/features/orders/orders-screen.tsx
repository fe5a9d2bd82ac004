import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useGetMyOrdersQuery } from '../../api/orders-api';
import { errorMessage } from '../../api/problem';
import { LoadError, Note } from '../../components/notices';
import { PageTitle } from '../../components/page-title';
import { visibleOrders } from '../../lib/paid-orders';
import { OrderReceipt } from './order-receipt';
import styles from './orders-screen.module.css';

/** A customer's paid orders with their receipts. */
export function OrdersScreen() {
  return (
    <section className={styles.screen}>
      <PageTitle text="My Orders & Receipts" />
      <header className={styles.head}>
        <h1 className={styles.title}>My Orders &amp; Receipts</h1>
        <Link to="/logout">Logout</Link>
      </header>
      <OrderList />
    </section>
  );
}

function OrderList() {
  const query = useGetMyOrdersQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error, refetch } = query;

  useEffect(() => {
    if (error) console.error('Orders could not be loaded:', error);
  }, [error]);

  if (error) return <LoadError message={errorMessage(error, 'Failed to fetch orders')} onRetry={refetch} />;
  if (!data) return <Note>Loading orders...</Note>;
  const orders = visibleOrders(data);
  if (orders.length === 0) return <Note>You haven't completed any payments yet.</Note>;
  return orders.map((order) => <OrderReceipt key={order.id} order={order} />);
}
