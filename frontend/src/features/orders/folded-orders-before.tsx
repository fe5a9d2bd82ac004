import { useState } from 'react';
import { useGetMyPastOrdersQuery } from '../../api/my-past-orders-api';
import type { OwnPastOrder } from '../../api/types';
import { Button } from '../../components/button';
import { LoadError, Note } from '../../components/notices';
import { amountIn } from '../../lib/amount-in';
import { useI18n } from '../../lib/i18n/i18n';
import styles from './folded-orders-before.module.css';

const PAGE_SIZE = 20;

/** Is there only if there are any, and asks for them once it is opened. */
export default function FoldedOrdersBefore() {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const { data } = useGetMyPastOrdersQuery({ page: 1, limit: 1 });
  if (!data || data.total === 0) return null;
  return (
    <details className={styles.before} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {t('Orders from our shop before')} ({data.total})
      </summary>
      {isOpen && <Page page={1} />}
    </details>
  );
}

/** A page of them, below it the next one once it is asked for. */
function Page({ page }: { page: number }) {
  const { t, translateProblem } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useGetMyPastOrdersQuery({ page, limit: PAGE_SIZE });
  if (error)
    return <LoadError message={translateProblem(error) ?? t('Failed to fetch orders')} onRetry={refetch} />;
  if (!data) return <Note>{t('Loading orders...')}</Note>;
  return (
    <>
      {data.orders.map((order) => (
        <OrderBefore key={`${order.source} ${order.number}`} order={order} />
      ))}
      {isOpen && <Page page={page + 1} />}
      {!isOpen && page < data.totalPages && (
        <Button kind="quiet" onClick={() => setOpen(true)}>
          {t('Show older orders')}
        </Button>
      )}
    </>
  );
}

function OrderBefore({ order }: { order: OwnPastOrder }) {
  const { t, moment } = useI18n();
  const { number, placed_at, status, currency, total, items } = order;
  return (
    <article className={styles.order} aria-label={t('Order {number} from our shop before', { number })}>
      <p className={styles.head}>
        <strong>{number}</strong>
        <span>{moment(placed_at)}</span>
        <strong>{amountIn(currency, total)}</strong>
      </p>
      <ul className={styles.lines}>
        {items.map(({ name, quantity, price }, place) => (
          <li key={place}>
            {quantity} × {name}
            {price !== null && `, ${amountIn(currency, price)}`}
          </li>
        ))}
      </ul>
      {status && <p className={styles.status}>{status}</p>}
    </article>
  );
}
