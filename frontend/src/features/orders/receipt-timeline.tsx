import type { Receipt } from '../../api/types';
import { TrackingLink } from '../../components/tracking-link';
import { useI18n } from '../../lib/i18n/i18n';
import type { Text } from '../../lib/i18n/translate';
import styles from './receipt-timeline.module.css';
import { isBack, latestTry } from './returned-parcel';
import { isPickUp } from '../../lib/pick-up';

const STEPS = ['placed', 'paid', 'shipped', 'delivered'] as const;
type Step = (typeof STEPS)[number] | 'came_back' | 'confirmed' | 'handed_over';

/** Where the parcel came back, that stands between. */
const RETURNED: readonly Step[] = ['placed', 'paid', 'shipped', 'came_back', 'delivered'];

/** Cash is paid with the delivery. */
const CASH_STEPS: readonly Step[] = ['placed', 'confirmed', 'shipped', 'handed_over'];

const WORDS: Record<Step, Text> = {
  placed: 'Order placed',
  paid: 'Paid',
  shipped: 'Shipped',
  came_back: 'Came back',
  delivered: 'Delivered',
  confirmed: 'Confirmed',
  handed_over: 'Delivered, paid in cash',
};

/** What waits at the shop does not come to its shopper. */
const AT_THE_SHOP: Partial<Record<Step, Text>> = {
  shipped: 'Ready to pick up',
  delivered: 'Picked up',
  handed_over: 'Picked up, paid in cash',
};

/** When a step was done; undefined when it has not been, and null when its time is not known. */
function timeOf(order: Receipt, step: Step): string | null | undefined {
  if (step === 'confirmed' || step === 'handed_over') return cashTimeOf(order, step);
  const isOfTry = step !== 'placed' && step !== 'paid';
  const done = (isOfTry ? latestTry(order) : order.timeline).find(({ type }) => type === step);
  if (done) return done.at;
  // An order is paid before it is shipped, even if its timeline does not say so.
  const places: readonly string[] = STEPS;
  const reached = places.indexOf(order.status);
  return places.indexOf(step) <= Math.max(reached, 1) ? null : undefined;
}

/** A cash order of which there is a receipt has been paid at the door. */
const cashTimeOf = ({ cod }: Receipt, step: 'confirmed' | 'handed_over'): string | null =>
  (step === 'confirmed' ? cod?.confirmed_at : cod?.handed_over_at) ?? null;

function stepsOf(order: Receipt): readonly Step[] {
  if (order.cod) return CASH_STEPS;
  return isBack(order) ? RETURNED : STEPS;
}

/** The steps of a paid order: those that are done with their times, and the courier with the tracking number. */
export function ReceiptTimeline({ order }: { order: Receipt }) {
  const { t } = useI18n();
  return (
    <ol className={styles.steps} aria-label={t('What happened to the order')}>
      {stepsOf(order).map((step) => (
        <StepItem key={step} step={step} order={order} />
      ))}
    </ol>
  );
}

function StepItem({ step, order }: { step: Step; order: Receipt }) {
  const { t, moment } = useI18n();
  const time = timeOf(order, step);
  const isDone = time !== undefined;
  return (
    <li className={isDone ? `${styles.step} ${styles.done}` : styles.step}>
      <strong className={styles.word}>
        {t((isPickUp(order) ? AT_THE_SHOP[step] : undefined) ?? WORDS[step])}
        {!isDone && <span className="visually-hidden"> ({t('not yet')})</span>}
      </strong>
      {time && <span className={styles.fact}>{moment(time)}</span>}
      {step === 'shipped' && <Shipment order={order} />}
    </li>
  );
}

/** The courier and the tracking number as they are now, which may have been corrected since. */
function Shipment({ order: { courier, tracking_number, tracking_url } }: { order: Receipt }) {
  const { t } = useI18n();
  return (
    <>
      {courier && (
        <span className={styles.fact}>
          {t('Courier')}: <b>{courier}</b>
        </span>
      )}
      {tracking_number && (
        <span className={styles.fact}>
          {t('Tracking number')}: <b>{tracking_number}</b>
        </span>
      )}
      {tracking_url && (
        <span className={styles.fact}>
          <TrackingLink url={tracking_url}>{t('Follow your parcel')}</TrackingLink>
        </span>
      )}
    </>
  );
}
