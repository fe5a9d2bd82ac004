import type { Order } from '../../api/types';
import { ButtonLink } from '../../components/button';
import { Notice } from '../../components/notices';
import { useI18n } from '../../lib/i18n/i18n';
import type { Text } from '../../lib/i18n/translate';
import { OrderAgainButton } from './order-again-button';

/** Why an order can no longer be paid, by the status of its payment or its own. */
export const CLOSED_WORDS: Record<string, Text> = {
  expired: 'Payment time ran out, so order {id} was cancelled.',
  cancelled: 'Order {id} was cancelled. It can no longer be paid.',
  refunded: 'Order {id} was refunded. It can no longer be paid.',
};

/** Whether the order was cancelled or refunded, so that it can no longer be paid. */
export function isClosed({ status }: Order): boolean {
  return status === 'cancelled' || status === 'refunded';
}

interface ClosedOrderProps {
  order: Order;
  onOrderAgain: (order: Order) => Promise<void>;
}

/** Says why an order can no longer be paid, and offers to put its products back into the cart. */
export function ClosedOrder({ order, onOrderAgain }: ClosedOrderProps) {
  const { order_number: id, status, Payment } = order;
  const { t } = useI18n();
  const words = CLOSED_WORDS[Payment?.status ?? ''] ?? CLOSED_WORDS[status];
  return (
    <>
      <Notice kind="warning" role="status">
        <p>{t(words, { id })}</p>
      </Notice>
      {status === 'cancelled' && (
        <p>
          {t('Its products are back on sale. If you have paid all the same, write to us with this number.')}
        </p>
      )}
      <OrderAgainButton onOrderAgain={() => onOrderAgain(order)} />
      <ButtonLink to="/" kind="quiet">
        {t('Back to the shop')}
      </ButtonLink>
    </>
  );
}
