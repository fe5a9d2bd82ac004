import { Link } from 'react-router-dom';
import { useGetAdminOrdersQuery } from '../../../api/orders-api';
import type { AdminOrder } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { ageInWords } from '../kit/age-words';
import { LoadState } from '../kit/load-state';
import { useMay } from '../kit/may';
import { FRESH } from './count-card';
import styles from './next-orders.module.css';

const ORDERS = '/seller-dashboard/view-all-orders';
const SHOWN = 5;
const WAITING = { q: '', status: 'paid', from: '', to: '', sort: 'oldest', page: 1 };

/** The paid orders that have waited longest, each with its age. */
export function NextOrders() {
  const { t } = useStaffI18n();
  const may = useMay();
  const query = useGetAdminOrdersQuery(WAITING, FRESH);
  const known = query.error ? undefined : query.data;
  return (
    <section aria-labelledby="next-orders" className={styles.section}>
      <h2 id="next-orders">{t(may('ship') ? 'Next to ship' : 'Next to pack')}</h2>
      <LoadState
        of={query}
        loading={t('Loading orders...')}
        failed={t('The next orders could not be loaded.')}
      />
      {known?.orders.length === 0 && <p>{t('Nothing waits to be shipped.')}</p>}
      {known && known.orders.length > 0 && (
        <>
          <ul className={styles.orders}>
            {known.orders.slice(0, SHOWN).map((order) => (
              <NextOrder key={order.id} order={order} />
            ))}
          </ul>
          <Link to={`${ORDERS}?status=paid`}>{t('All that waits, oldest first')}</Link>
        </>
      )}
    </section>
  );
}

function NextOrder({ order }: { order: AdminOrder }) {
  const { t, moment } = useStaffI18n();
  // The clock of an order to be shipped runs from when it was paid, or its customer said that they pay at the door.
  const since = order.Payment.paid_at ?? order.cod?.confirmed_at ?? order.created_at;
  const left = order.items.map(({ quantity, refunded, packed }) => ({ pieces: quantity - refunded, packed }));
  const lines = left.filter(({ pieces }) => pieces > 0);
  const pieces = lines.reduce((sum, line) => sum + line.pieces, 0);
  const packed = lines.filter((line) => line.packed).length;
  return (
    <li className={styles.order}>
      <Link to={`${ORDERS}/${order.id}`}>{order.order_number}</Link>
      <span>{order.customer_name}</span>
      <span className={styles.note}>
        {pieces === 1 ? t('1 piece') : t('{count} pieces', { count: pieces })}
        {packed > 0 && <>, {t('{packed} of {lines} lines packed', { packed, lines: lines.length })}</>}
      </span>
      <time dateTime={since} title={moment(since)}>
        {ageInWords(since, t)}
      </time>
    </li>
  );
}
