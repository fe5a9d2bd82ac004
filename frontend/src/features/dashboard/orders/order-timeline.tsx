import type { OrderEvent, OrderPage } from '../../../api/types';
import { TrackingLink } from '../../../components/tracking-link';
import { isPickUp } from '../../../lib/pick-up';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { useMay } from '../kit/may';
import { signedRiel, useWayName } from '../kit/pay-words';
import { DeliveryChanges } from './delivery-changes';
import styles from './order-timeline.module.css';

const WORDS: Record<OrderEvent['type'], StaffText> = {
  placed: 'Order placed',
  paid: 'Payment received',
  expired: 'Not paid in time',
  cancelled: 'Order cancelled',
  shipped: 'Order shipped',
  corrected: 'Shipment corrected',
  taken_back: 'Shipment taken back',
  delivered: 'Order delivered',
  refunded: 'Order refunded',
  partly_refunded: 'Refunded in part',
  delivery_changed: 'Delivery corrected',
  came_back: 'Came back',
  return_requested: 'Return asked',
  return_accepted: 'Return accepted',
  return_refused: 'Return refused',
  return_withdrawn: 'Return withdrawn',
  return_arrived: 'Return arrived',
  return_closed: 'Return closed',
  sent_again: 'To be sent again',
  confirmed: 'Confirmed by phone',
  no_answer: 'Nobody answered the phone',
  refused: 'Refused at the door',
  unconfirmed: 'Not confirmed in time',
  hand_over_undone: 'Hand-over undone',
};

const AT_THE_SHOP: Partial<Record<OrderEvent['type'], StaffText>> = {
  shipped: 'Ready to pick up',
  delivered: 'Picked up',
};

/** The events of an order, oldest first: what, when and by whom. Sellers do not see the names of staff. */
export function OrderTimeline({ order }: { order: OrderPage }) {
  const { t } = useStaffI18n();
  const paid = usePaidHow(order);
  const nameOf = ({ by, by_staff }: OrderEvent) => by ?? (by_staff ? t('Shop staff') : null);
  return (
    <ol className={styles.timeline}>
      {order.timeline.map((event) => (
        <Entry
          key={event.id}
          event={event}
          atShop={isPickUp(order)}
          by={nameOf(event)}
          url={urlOf(order, event)}
          paid={event.type === 'paid' ? paid : null}
        />
      ))}
    </ol>
  );
}

function Entry({
  event: { type, at, courier, tracking_number, amount, reason, changes },
  by,
  atShop,
  url,
  paid,
}: {
  event: OrderEvent;
  by: string | null;
  /** Whether it waits at the shop. */
  atShop: boolean;
  /** Where the parcel can be followed. */
  url: string | null;
  /** How it was paid, where that is what happened. */
  paid: string | null;
}) {
  const { t, moment, money } = useStaffI18n();
  const seesAmounts = useMay()('seeAmounts');
  return (
    <li className={`${styles.event} ${styles[type]}`}>
      <strong>{t((atShop ? AT_THE_SHOP[type] : undefined) ?? WORDS[type])}</strong>
      {paid && <span>{paid}</span>}
      {(courier || tracking_number) && (
        <span>
          {[courier, tracking_number].filter(Boolean).join(' · ')}{' '}
          {url && <TrackingLink url={url}>{t('Follow the parcel')}</TrackingLink>}
        </span>
      )}
      {amount !== null && seesAmounts && <span>{[money(amount), reason].filter(Boolean).join(' · ')}</span>}
      {amount === null && reason && <span>{reason}</span>}
      {changes && <DeliveryChanges changes={changes} />}
      <span className={styles.when}>
        {at ? <time dateTime={at}>{moment(at)}</time> : t('Time not known')}
        {by && ` · ${t('by {name}', { name: by })}`}
      </span>
    </li>
  );
}

/** By which way an order was paid, and so much in riel where it was riel. */
function usePaidHow({ payment_method, pay_currency, total_khr, cod }: OrderPage): string {
  const { t } = useStaffI18n();
  const way = useWayName()({ method: payment_method, currency: pay_currency });
  const seesAmounts = useMay()('seeAmounts');
  const riel = cod ? cod.collected?.khr : pay_currency === 'KHR' ? total_khr : null;
  if (payment_method === 'cod' && !cod) return t('A transfer, instead of cash on delivery');
  return seesAmounts && riel ? `${way} · ${signedRiel(riel)}` : way;
}

/** Only the shipment as it is now has a page that shows it. */
const urlOf = ({ courier, tracking_number, tracking_url }: OrderPage, event: OrderEvent) =>
  event.courier === courier && event.tracking_number === tracking_number ? tracking_url : null;
