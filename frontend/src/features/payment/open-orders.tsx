import { useCallback, useId, useState } from 'react';
import { useGetOpenOrdersQuery } from '../../api/open-orders-api';
import type { OpenOrder, Order } from '../../api/types';
import { useI18n } from '../../lib/i18n/i18n';
import { useOrderSearch } from '../../lib/order-search';
import { OpenOrderCard, type Ending } from './open-order-card';
import styles from './open-orders.module.css';

const NONE: OpenOrder[] = [];

interface Ended {
  order: OpenOrder;
  how: Ending;
  /** What was looked for when it ended: another search may not find it. */
  q: string;
}

interface OpenOrdersProps {
  /** Called when the shopper wants to order the products of an ended order again. */
  onOrderAgain: (order: Order) => Promise<void>;
}

/**
 * The shopper's unpaid orders, or those of them that are looked for, to be paid or cancelled; those that end while they are shown stay,
 * to be ordered again.
 */
export function OpenOrders({ onOrderAgain }: OpenOrdersProps) {
  const { t } = useI18n();
  const title = useId();
  const { q } = useOrderSearch();
  const { data = NONE, refetch } = useGetOpenOrdersQuery(q || undefined, { refetchOnMountOrArgChange: true });
  const [ended, setEnded] = useState<Ended[]>([]);

  const end = useCallback(
    (order: OpenOrder, how: Ending) => {
      setEnded((known) =>
        known.some((one) => one.order.id === order.id) ? known : [...known, { order, how, q }],
      );
    },
    [q],
  );

  const endingOf = (id: string) => ended.find(({ order }) => order.id === id)?.how;
  const gone = ended
    .filter((one) => one.q === q && !data.some(({ id }) => id === one.order.id))
    .map(({ order }) => order);
  // Those that wait for the shopper come before those that wait for the courier.
  const orders = [...data, ...gone].sort((a, b) => (b.pay_until ?? '').localeCompare(a.pay_until ?? ''));
  if (orders.length === 0) return null;
  return (
    <section className={styles.orders} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {t(orders.some(({ cod }) => cod) ? 'Open orders' : 'Unpaid orders')}
      </h2>
      {orders.map((order) => (
        <OpenOrderCard
          key={order.id}
          order={order}
          ending={endingOf(order.id)}
          onEnd={end}
          onRefused={() => void refetch()}
          onOrderAgain={onOrderAgain}
        />
      ))}
    </section>
  );
}
