import { useEffect, useRef } from 'react';
import { EmptyState } from '../../components/empty-state';
import { CartIcon } from '../../components/icons';
import { useI18n } from '../../lib/i18n/i18n';

/** The empty cart, with a link to the shop. `wasFilled` says that the shopper has just emptied it here. */
export default function EmptyCart({ wasFilled }: { wasFilled: boolean }) {
  const { t } = useI18n();
  const notice = useRef<HTMLDivElement>(null);

  // Removing the last product also removes its button, and with it the focus.
  useEffect(() => {
    if (wasFilled && document.activeElement === document.body) notice.current?.focus();
  }, [wasFilled]);

  return (
    <div ref={notice} tabIndex={-1}>
      <EmptyState
        icon={<CartIcon size={40} />}
        words={t('Your cart is empty.')}
        hint={t('Items you add stay here until you come back.')}
      />
    </div>
  );
}
