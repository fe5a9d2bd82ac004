import { Link, useLocation } from 'react-router-dom';
import type { OpenOrder } from '../../api/types';
import { formatCountdown } from '../../lib/countdown';
import { useI18n } from '../../lib/i18n/i18n';
import { useSecondsUntil } from '../../lib/use-seconds-until';
import { hasTime, type TimedOrder } from './timed-order';
import styles from './continue-payment.module.css';

const addressOf = ({ id }: OpenOrder) => `/payment/${encodeURIComponent(id)}`;

/** A bar that leads back to the payment of the newest unpaid order, and to My Orders where there are more. Cash waits for the courier. */
export function ContinuePayment({ orders }: { orders: OpenOrder[] }) {
  const { pathname } = useLocation();
  const [newest, ...older] = orders.filter(hasTime).filter((order) => addressOf(order) !== pathname);
  return newest ? <PaymentBar newest={newest} older={older} /> : null;
}

function PaymentBar({ newest, older }: { newest: TimedOrder; older: TimedOrder[] }) {
  const { t } = useI18n();
  const end = Date.parse(newest.pay_until);
  const seconds = useSecondsUntil(end);
  // All orders have the same time to be paid, so that the newest one is the last to run out.
  if (!(seconds > 0)) return null;
  const now = end - seconds * 1000;
  const more = older.filter(({ pay_until }) => Date.parse(pay_until) > now).length;
  return (
    <nav className={styles.bar} aria-label={t('Unpaid orders')}>
      <Link to={addressOf(newest)} className={styles.pay} suppressHydrationWarning>
        {t('Continue payment, {time} left', { time: formatCountdown(seconds) })}
      </Link>
      {more > 0 && (
        <Link
          to="/user-profile"
          aria-label={
            more === 1 ? t('1 more unpaid order') : t('{count} more unpaid orders', { count: more })
          }
        >
          {t('{count} more', { count: more })}
        </Link>
      )}
    </nav>
  );
}
