import { useId, useState, type ReactNode } from 'react';
import { useGetClosedOrdersQuery } from '../../api/orders-api';
import type { Order } from '../../api/types';
import { Button } from '../../components/button';
import { Numbered } from '../../components/numbered';
import { OrderStatus } from '../../components/order-status';
import { useI18n } from '../../lib/i18n/i18n';
import { useOrderSearch } from '../../lib/order-search';
import { closedWords } from './closed-order';
import styles from './closed-orders.module.css';
import { OrderAgainButton } from './order-again-button';
import { OrderedItems } from './ordered-items';
import { shownStatus } from '../../lib/pick-up';

/** How many are shown at first. */
const FEW = 3;

const NONE: Order[] = [];

const isRefunded = ({ status }: Order) => status === 'refunded';

interface ClosedOrdersProps {
  /** Called when the shopper wants to order the products of an order again. */
  onOrderAgain: (order: Order) => Promise<void>;
  /** What else is told of an order. */
  more?: (order: Order) => ReactNode;
}

/** The history of the shopper's cancelled and refunded orders, or of those looked for; nothing where there are none. */
export function ClosedOrders({ onOrderAgain, more }: ClosedOrdersProps) {
  const { t } = useI18n();
  const title = useId();
  const { q } = useOrderSearch();
  const { data = NONE } = useGetClosedOrdersQuery(q || undefined, { refetchOnMountOrArgChange: true });
  const [showsAll, setShowsAll] = useState(false);
  if (data.length === 0) return null;
  const shown = showsAll ? data : data.slice(0, FEW);
  return (
    <section className={styles.orders} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {t(data.some(isRefunded) ? 'Cancelled and refunded orders' : 'Cancelled orders')}
      </h2>
      {shown.map((order) => (
        <ClosedOrderCard key={order.id} order={order} onOrderAgain={onOrderAgain} more={more} />
      ))}
      {shown.length < data.length && (
        <Button kind="quiet" onClick={() => setShowsAll(true)}>
          {t('Show all {count}', { count: data.length })}
        </Button>
      )}
    </section>
  );
}

function ClosedOrderCard({ order, onOrderAgain, more }: ClosedOrdersProps & { order: Order }) {
  const { t, money, moment } = useI18n();
  const name = t('Order {id}', { id: order.order_number });
  return (
    <article className={styles.order} aria-label={name}>
      <header className={styles.head}>
        <h3 className={styles.name}>
          <Numbered text={name} />
        </h3>
        <OrderStatus status={shownStatus(order)} />
      </header>
      <p className={styles.facts}>
        {moment(order.created_at)} · {money(order.total_price)}
      </p>
      <OrderedItems items={order.items} className={styles.items} />
      <p className={styles.facts}>
        <Numbered text={t(closedWords(order), { id: order.order_number })} />
      </p>
      {more?.(order)}
      <OrderAgainButton kind="quiet" onOrderAgain={() => onOrderAgain(order)} />
    </article>
  );
}
