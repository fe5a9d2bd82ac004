import type { Order } from '../../api/types';
import { ButtonLink } from '../../components/button';
import { Notice } from '../../components/notices';
import { Numbered } from '../../components/numbered';
import { useI18n } from '../../lib/i18n/i18n';
import type { Text } from '../../lib/i18n/translate';
import { OrderAgainButton } from './order-again-button';

/** Why an order can no longer be paid, by the status of its payment or its own. */
export const CLOSED_WORDS = {
  expired: 'Payment time ran out, so order {id} was cancelled.',
  cancelled: 'Order {id} was cancelled. It can no longer be paid.',
  refunded: 'Order {id} was refunded. It can no longer be paid.',
  review:
    'The bank could not tell us in time whether order {id} was paid. We are looking into it: please pay no more.',
  unconfirmed: 'We could not reach you by phone to confirm order {id}, so it was cancelled.',
  refused: 'Order {id} was not accepted at the door, so it was cancelled.',
} satisfies Record<string, Text>;

const hasWords = (status: string | undefined): status is keyof typeof CLOSED_WORDS =>
  status !== undefined && Object.hasOwn(CLOSED_WORDS, status);

/** Why this order can no longer be paid. */
export function closedWords({ Payment, status, cod }: Order): Text {
  if (cod?.refused_at) return CLOSED_WORDS.refused;
  if (cod?.unconfirmed_at) return CLOSED_WORDS.unconfirmed;
  return CLOSED_WORDS[[Payment?.status, status].find(hasWords) ?? 'cancelled'];
}

/** Whether the order was cancelled or refunded, so that it can no longer be paid. */
export function isClosed({ status }: Order): boolean {
  return status === 'cancelled' || status === 'refunded';
}

/** Whether it may have been paid: nobody should order the same once more before that is known. */
const isInReview = ({ Payment }: Order) => Payment?.status === 'review';

interface ClosedOrderProps {
  order: Order;
  onOrderAgain: (order: Order) => Promise<void>;
}

/** Says why an order can no longer be paid, and offers to put its products back into the cart. */
export function ClosedOrder({ order, onOrderAgain }: ClosedOrderProps) {
  const { order_number: id, status } = order;
  const { t } = useI18n();
  return (
    <>
      <Notice kind="warning" role="status">
        <p>
          <Numbered text={t(closedWords(order), { id })} />
        </p>
      </Notice>
      {status === 'cancelled' && !isInReview(order) && !order.cod && (
        <p>
          {t('Its products are back on sale. If you have paid all the same, write to us with this number.')}
        </p>
      )}
      {!isInReview(order) && <OrderAgainButton onOrderAgain={() => onOrderAgain(order)} />}
      <ButtonLink to="/" kind="quiet">
        {t('Back to the shop')}
      </ButtonLink>
    </>
  );
}
