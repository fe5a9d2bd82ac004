import { useEffect, useRef } from 'react';
import { useLazyGetPayableOrderQuery } from '../../api/payment-api';
import { useGetRielRateQuery } from '../../api/riel-api';
import type { OpenOrder, Order } from '../../api/types';
import { ButtonLink } from '../../components/button';
import { Numbered } from '../../components/numbered';
import { usePriceStyle } from '../../components/use-prices';
import { formatCountdown } from '../../lib/countdown';
import { useI18n } from '../../lib/i18n/i18n';
import { useSecondsUntil } from '../../lib/use-seconds-until';
import { CancelOrderButton, PAID_ALREADY } from './cancel-order-button';
import { CLOSED_WORDS } from './closed-order';
import styles from './open-order-card.module.css';
import { OrderAgainButton } from './order-again-button';
import { OrderedItems } from './ordered-items';
import { formatRiel, inRiel } from '../../lib/riel';
import { OpenCash } from './open-cash';
import { hasTime, type TimedOrder } from './timed-order';
import { usePayment } from './use-payment';

/** How an order ended while it was shown. */
export type Ending = 'cancelled' | 'expired';

interface OpenOrderCardProps {
  order: OpenOrder;
  /** Undefined for as long as the order can be paid. */
  ending: Ending | undefined;
  onEnd: (order: OpenOrder, how: Ending) => void;
  /** Called when the order could not be cancelled: it may have been paid elsewhere. */
  onRefused: () => void;
  onOrderAgain: (order: Order) => Promise<void>;
}

/** One unpaid order with its products, its total and what can be done with it. */
export function OpenOrderCard({ order, ending, onEnd, onRefused, onOrderAgain }: OpenOrderCardProps) {
  const { t } = useI18n();
  const { cod } = order;
  const name = t('Order {id}', { id: order.order_number });
  return (
    <article className={cod ? `${styles.order} ${styles.cash}` : styles.order} aria-label={name}>
      <header className={styles.head}>
        <h3 className={styles.name}>
          <Numbered text={name} />
        </h3>
        {!cod && (
          <p className={styles.total}>
            <OpenTotal order={order} />
          </p>
        )}
      </header>
      <OrderedItems items={order.items} className={styles.items} />
      {ending && <EndedOrder order={order} ending={ending} onOrderAgain={onOrderAgain} />}
      {!ending && cod && (
        <OpenCash
          order={order}
          cod={cod}
          onCancelled={() => onEnd(order, 'cancelled')}
          onRefused={onRefused}
        />
      )}
      {!ending && hasTime(order) && <PayOrCancel order={order} onEnd={onEnd} onRefused={onRefused} />}
    </article>
  );
}

/** What it comes to, in the currencies and the order in which the shop writes its prices. */
function OpenTotal({ order }: { order: OpenOrder }) {
  const { t, money } = useI18n();
  const { data: rate } = useGetRielRateQuery(undefined, { skip: order.total_khr !== null });
  const { isRielFirst, isDollarsOnly } = usePriceStyle();
  const total = order.total_khr ?? (rate === undefined ? null : inRiel(order.total_price, rate));
  const dollars = money(order.total_price);
  if (total === null || isDollarsOnly) return <strong>{dollars}</strong>;
  const riel = formatRiel(total);
  return (
    <>
      <strong>{isRielFirst ? riel : dollars}</strong>
      <span className={styles.riel}>{isRielFirst ? dollars : t('about {riel}', { riel })}</span>
    </>
  );
}

function PayOrCancel({
  order,
  onEnd,
  onRefused,
}: Pick<OpenOrderCardProps, 'onEnd' | 'onRefused'> & { order: TimedOrder }) {
  const { t } = useI18n();
  const { cancel, isCancelling } = usePayment(order.id);
  const seconds = useSecondsUntil(Date.parse(order.pay_until));
  const isOver = seconds === 0;
  // The bank may still say that it was paid.
  const isBanks = order.payment_method === 'khqr';
  useEffect(() => {
    if (isOver && !isBanks) onEnd(order, 'expired');
  }, [isOver, isBanks, order, onEnd]);

  const giveUp = async () => {
    if (await cancel()) onEnd(order, 'cancelled');
    else onRefused();
  };

  return (
    <>
      <p role="timer" className={styles.time} suppressHydrationWarning>
        {isOver && isBanks
          ? t('We are asking the bank whether you have paid.')
          : t('Time left to pay: {time}', { time: formatCountdown(seconds) })}
      </p>
      <div className={styles.actions}>
        <ButtonLink to={`/payment/${encodeURIComponent(order.id)}`}>{t('Continue payment')}</ButtonLink>
        <CancelOrderButton
          isCancelling={isCancelling}
          words={isBanks ? PAID_ALREADY : undefined}
          onCancel={() => void giveUp()}
        />
      </div>
    </>
  );
}

function EndedOrder({
  order,
  ending,
  onOrderAgain,
}: Pick<OpenOrderCardProps, 'order' | 'onOrderAgain'> & { ending: Ending }) {
  const { t } = useI18n();
  const [load] = useLazyGetPayableOrderQuery();
  const button = useRef<HTMLButtonElement>(null);
  // The pressed button is gone, and with it the focus.
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <p role="status">
        <Numbered text={t(CLOSED_WORDS[ending], { id: order.order_number })} />
      </p>
      <div className={styles.actions}>
        <OrderAgainButton
          ref={button}
          onOrderAgain={async () => onOrderAgain((await load(order.id).unwrap()).order)}
        />
      </div>
    </>
  );
}
