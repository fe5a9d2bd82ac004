import type { Order } from '../../api/types';
import { ButtonLink } from '../../components/button';
import { Notice } from '../../components/notices';
import { useI18n } from '../../lib/i18n/i18n';
import type { Text } from '../../lib/i18n/translate';

const WORDS: Record<string, Text> = {
  expired: 'The time to pay for order {id} has run out, so it was cancelled.',
  cancelled: 'Order {id} was cancelled. It can no longer be paid.',
  refunded: 'Order {id} was refunded. It can no longer be paid.',
};

/** Whether nothing can or need be paid for this order any more, without its having been paid. */
export function isClosed({ status }: Order): boolean {
  return status === 'cancelled' || status === 'refunded';
}

/** Says why an order can no longer be paid and leads back to the shop. */
export function ClosedOrder({ order: { id, status, Payment } }: { order: Order }) {
  const { t } = useI18n();
  const words = WORDS[Payment?.status ?? ''] ?? WORDS[status];
  return (
    <>
      <Notice kind="warning" role="status">
        <p>{t(words, { id })}</p>
      </Notice>
      {status === 'cancelled' && <p>{t('Nothing was charged, and the products are back on sale.')}</p>}
      <ButtonLink to="/">{t('Back to the shop')}</ButtonLink>
      <ButtonLink to="/checkout" kind="quiet">
        {t('Back to the cart')}
      </ButtonLink>
    </>
  );
}
